import { questions } from '../marked.ts'

export const inferences7 = questions('inferences')`
## 132 Low -0.4
~ The following text is from <em>The Wheelwright’s Girl</em>, a novel in the manner of the 1900s written for Fourfold.
Bess had been told that she might come into the workshop if she sat still, and for a whole winter she sat on the nail keg by the door and looked. She learned which plank her father would choose before he chose it. She learned that he hummed when the spokes went in true, and that when he left off humming it was best to sweep. So when the new apprentice fitted a wheel in March, and her father left off humming, bent over it, and said that it would do, Bess slid from her keg without a word and reached for the broom.
? Based on the text, what can most reasonably be inferred about Bess’s father in March?
= He is less content with the wheel than he says.
- takes-literally | He is as content with the wheel as he says. | His words do approve of it, but he “left off humming,” which Bess has learned to take as a bad sign.
- cause-not-shown | He is annoyed that Bess has not yet swept the floor. | Bess does reach for the broom, but sweeping is her way of keeping out of trouble; nobody has asked her for it.
- reversed | He is more pleased with the apprentice than he shows. | A father may hide praise, but this one hums when work goes well, and in March he “left off humming” over the apprentice’s wheel.
> Inference, literature. What did Bess learn about humming, and what does she do in March?
! Bess knows that “when he left off humming it was best to sweep”; he stops humming over the wheel, and she “reached for the broom,” whatever he says of it.
## 133 Medium 0.6
~ The following poem, “Long Distance,” was written for Fourfold in the manner of the 1950s.
/ On Sundays, after six, the rates go down,
/ and you call up to tell me of the weather.
/ It rained, you say. It snowed. It’s fine in town.
/ I tell you what I cooked. We talk together
/ of prices, and the dog, and Uncle Ned,
/ until the operator counts us through;
/ and all this while, on everything unsaid,
/ the meter runs, and neither of us two
/ will ask what for. You clear your throat. You stay.
/ “Well, then,” you say, and do not go away.
? Based on the poem, what can most reasonably be inferred about the caller?
= The caller is unwilling to end the call.
- outside-the-text | The caller dislikes talking of everyday things. | Weather, prices, and the dog fill the call, which might weary anyone, but no dislike is shown; the caller goes on with it every Sunday.
- cause-not-shown | The caller has some painful news to tell. | Something is left unsaid, and a throat is cleared, but the poem hints at no bad news; the talk is the same every Sunday.
- half-right | The caller worries about the cost of the call. | Cheap hours are chosen, and a meter runs, but someone who minded the cost would not stay on the line after “Well, then.”
> Inference, poetry. What does one usually do after saying “Well, then”? Look at the last line.
! The talk is of small things, and yet the caller says “Well, then” and does “not go away,” staying although nothing is left to report.
## 134 High 1.3
~ The following text is from <em>The Frigate’s Mail</em>, a novel in letters in the manner of the 1800s written for Fourfold.
Dear Mother, You will have read in the newspapers of our action off the Cape, and I beg that you will not be uneasy, for I was carried below very early in it, and saw nothing afterward but the ceiling. I write this with my left hand for the practice, Mr. Orde holding that an officer should be able to use either. The food is excellent, and is brought to us where we lie, without our being put to the trouble of going to table. I expect to be home by Michaelmas, since the surgeon, who is the best of men, thinks that I have been long enough at sea.
? Based on the text, what can most reasonably be inferred about the writer of the letter?
= He has been hurt in the action and hides it from his mother.
- takes-literally | He was kept out of the action and jokes of it to his mother. | He was below for most of the fight, but he was “carried” there, and a surgeon decides when he comes home.
- cause-not-shown | He is being sent home in disgrace and is loath to tell his mother. | He is on his way home, but by the advice of a kind surgeon, and he was carried below and fed in bed; no disgrace is hinted at.
- half-right | He has been hurt in the action and wants his mother to come. | That he is hurt is right, but he asks for nothing; he begs that she “will not be uneasy” and finds the food excellent.
> Inference, older prose. Take the left hand, the meals, and the surgeon together: where must the writer be?
! He was “carried below very early in it,” writes “with my left hand,” eats “where we lie,” and is sent home by a surgeon; each is told so that she may “not be uneasy.”
## 135 High 1.2
~ The following text is from <em>The Appraisal</em>, a play in the manner of the 1920s written for Fourfold. Mr. Crane, a dealer, is looking over the furniture of Mrs. Dow.
CRANE: The clock I could take for ten dollars. The table has been mended. Say twelve for the two of them, since I have had the drive.
MRS. DOW: And the footstool?
CRANE: What footstool?
MRS. DOW: You have had your hat on it since you came in.
CRANE: Have I? (<em>He lifts the hat.</em>) So I have. Well, call it thirteen, and I’ll take that off your hands as well.
MRS. DOW: You may have the clock and the table for twelve, Mr. Crane. I believe I shall keep the footstool, and ask somebody about it.
? Based on the text, what can most reasonably be inferred about Mrs. Dow?
= She suspects that Crane wants the footstool more than he has let her see.
- half-right | She suspects that Crane has offered too little for the clock and the table. | She does distrust him, but about something else: she lets him have these two for just what he has offered.
- cause-not-shown | She is displeased with Crane for having offered so little for the footstool. | A dollar is little, but she is not angry over it; she means to “ask somebody about it,” since he seems to want it and hides that he does.
- takes-literally | She is displeased with Crane for the use he has made of the footstool. | His hat has been lying on it, and she says so, but she goes on to a bargain; the hat matters for what it hid.
> Inference, drama. What might a hat lie on a thing for, and what will she ask “somebody”?
! Crane has kept his hat on the stool and asks “What footstool?” as though he had not seen it; she answers by keeping it, to “ask somebody about it.”
## 136 High 1.5
~ The following text is from <em>Voyages of a Ship’s Surgeon</em>, a book in the manner of the 1720s written for Fourfold.
The king of that country, who was the ninth of his line, received me very graciously, and desired to know by what means our own kings were chosen. I told him, by birth. He was silent a good while, and then asked whether our pilots were chosen so too, and our physicians. I replied that no man in his senses would put to sea with a pilot of whom nothing was known but his father. He commended the prudence of my countrymen, ordered that I should be given fruit, and inquired no further into our government; but I heard him afterward direct the captain of his guard that I was on no account to be asked about pilots in the hearing of his people.
? Based on the text, what can most reasonably be inferred about the king?
= He understands more of the surgeon’s answer than he chooses to say.
- takes-literally | He admires a people that is more careful about pilots than about kings. | He does commend their “prudence,” but one who simply admired it would not have it kept from his own people.
- cause-not-shown | He suspects that the surgeon was sent to turn the people against him. | He does keep the surgeon’s words from his people, but it was he who asked, and he “ordered that I should be given fruit.”
- cause-not-shown | He means to have his own pilots chosen in a new way, but in secret. | Pilots and secrecy are both in the text, but he forbids that they be talked about; no change in how they are chosen is planned.
> Inference, older prose. How did this king come to his throne, what does he say about the remark on pilots, and what does he do?
! He is “the ninth of his line,” chosen by birth; aloud he only “commended the prudence of my countrymen,” but he sees to it that a pilot “of whom nothing was known but his father” is not spoken of before his people.
## 137 Medium 0.5
~ The following text is from <em>Elm and Second</em>, a novel in the manner of the 1910s written for Fourfold.
When the bank closed its doors in October, Mr. Pruitt was the first man in town to be seen laughing about it. He laughed at the barber’s; he laughed on the steps of the post office. He had never trusted banks, he told us, and had not had a cent in that one. It was a surprise when he sold his automobile; but walking, he explained, was good for the heart. And when in November Mrs. Pruitt let it be known that she had always wished to take in boarders, for the company, everybody agreed that there was not a more contented couple on Elm Street.
? Based on the text, what can most reasonably be inferred about the Pruitts?
= They have lost money by the closing of the bank.
- takes-literally | They had kept their money from a doubtful bank. | He does say so in public, but since October they have sold the automobile and let rooms, as people do who need money.
- half-right | They have come to like living in a simpler way. | Their life is indeed simpler, but walking and boarders are explained a little too readily, and all of it follows upon the bank.
- outside-the-text | They had known before others that the bank would be closed. | He does laugh first, as if he had known, but the automobile sold and the boarders taken in show a loss, not foresight.
> Inference, literature. List what the Pruitts do after October, and leave aside how they explain it.
! Right after the bank closes, he has “sold his automobile,” and she is ready “to take in boarders”; the laughing and the reasons are for the neighbors.
## 138 High 1.4
~ The following poem, “Chess,” was written for Fourfold in the manner of the 1930s.
/ My neighbor sets the chessmen out alone
/ and plays each evening, white and black by turns,
/ and when the white has won, I hear him groan,
/ and when the black, he laughs. The lamplight burns.
/ Last week I knocked. He put the board away.
/ He never played, he said; he had forgot
/ the moves. We spoke of coal. I did not stay.
/ But going out I saw beside the pot
/ two cups, and one of them unused and clean,
/ and two chairs drawn to where the board had been.
? Based on the poem, what can most reasonably be inferred about the neighbor?
= He misses having somebody who would play against him.
- half-right | He has a guest on some evenings whose name he hides. | The hiding and a place for a second person are right, but the second cup is “unused and clean,” and he moves both colors.
- cause-not-shown | He lets the black win in memory of one who played it. | He does laugh when the black has won, but the white wins, too, and nothing tells that it was ever played by somebody else.
- takes-literally | He has begun to forget the moves that he used to know. | He does say that he “had forgot” them, but he says it at the door; the speaker hears that he “plays each evening,” and plays both sides to the end.
> Inference, poetry. Who moves the pieces, who has used the cups, and for whom is a second chair?
! He “plays each evening, white and black by turns,” yet there are “two cups, and one of them unused and clean,” and “two chairs drawn to where the board had been”: there is a place for a player, and no player.
## 139 Medium 0.4
~ The following text is from <em>The Long Porch</em>, a memoir in the manner of the 1930s written for Fourfold.
Aunt Delphine was not afraid of thunder, and told us so whenever it thundered. She would come into our room in her wrapper to see whether we were frightened, and sit on the end of my bed, and explain to us about electricity. If we were asleep, she woke us to ask whether the noise had disturbed us. She stayed as long as it lasted, for our sakes. Once, when the storm had gone out over the bay, and my brother told her that we should be all right now, she said that one could never be certain with children, and remained until it was light.
? Based on the text, what can most reasonably be inferred about Aunt Delphine?
= Her own fright is what brings her to the children.
- takes-literally | She comes to the children to make them less afraid. | This is the reason that she gives, but she wakes them when they sleep and stays when they say they are all right.
- half-right | She is afraid for the children more than for herself. | Fear there is, and she speaks of the children, but they are not in danger and not frightened, as she can see.
- cause-not-shown | It is for company on lonely nights that she comes to them. | She does want company, but only “whenever it thundered”; on other nights, lonely or not, she is not said to come.
> Inference, memoir. Who in the room is calm, and who cannot leave?
! She comes “whenever it thundered,” wakes those who are “asleep,” and when a child says that all is well, still “remained until it was light”: the company is for her.
## 140 High 1.3
~ The following text is from <em>Dr. Vance’s Round</em>, a novel in the manner of the 1880s written for Fourfold.
Every Thursday for six years Dr. Vance had been sent for to the Hall, and every Thursday he had found Miss Harriet upon the sofa with her eyes closed and a hand upon her heart. He felt the pulse, which was excellent; he spoke of the roads; he was given tea. In the seventh year he married, and mentioned the circumstance on the Thursday following. Miss Harriet wished him joy. She had been thinking, she said, of trying the waters at Bellmouth, and inquired whether in his opinion she was well enough to travel. He replied that she had never been otherwise. “No,” said Miss Harriet. “I was always afraid that you would notice.”
? Based on the text, what can most reasonably be inferred about Miss Harriet?
= She had feigned illness so that the doctor would call upon her.
- half-right | She had feigned illness in order to be sent to take the waters. | She was not ill, as she admits, but in six years the waters are not spoken of; they come up when he has married.
- reversed | She had suffered from an illness that the doctor failed to notice. | A hand upon the heart does suggest it, but the pulse is “excellent,” and what she feared is that he would notice her health.
- cause-not-shown | She had put off being sent to the waters until the doctor had married. | She does travel when he has married, but that she waited for it is not shown; the marriage is news to her.
> Inference, older prose. What changes in the seventh year, and what does she fear that he would have noticed?
! The pulse “was excellent,” and still she sent for him “Every Thursday for six years”; once he is married, she goes away and owns that she “was always afraid that you would notice” that she was well.
`
