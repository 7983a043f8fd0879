import { questions } from '../marked.ts'

export const textStructurePurpose8 = questions('text-structure-purpose')`
## 139 Medium 0.5
~ The following text is from <em>Dr. Fenwick’s Charge</em>, a novel in the manner of the 1860s written for Fourfold.
The new doctor was a young man, and Withy did not hold with young men. It waited to be ill until Thursdays, when old Dr. Marrable drove over from the coast. <u>In his first quarter the new doctor treated two horses, a wasp sting, and himself.</u> Then in October came the fever, on a Friday, and sat down in eleven cottages before dark. He did not go to bed for nine nights. On the following Thursday Dr. Marrable’s gig was observed to stop at the first house in the village, and at the second, and to be sent on from each; and from then on it was Withy’s settled opinion that there was nothing like a young man.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It shows how seldom people sent for the doctor before the fever.
- cause-not-shown | It shows how little skill the village found in the doctor before the fever. | There are few patients, but not because of poor skill: the village “did not hold with young men” and stayed away from the start.
- takes-literally | It shows how many kinds of patients the doctor treated before the fever. | Horses, a sting, and himself are three kinds, but the list is a joke about how few people came.
- takes-literally | It shows how little care the doctor took in his work before the fever. | Horses, a wasp sting, and himself sound like idleness, but he had no other patients: Withy “waited to be ill until Thursdays.”
> Function, literature. What did Withy do when it was ill, according to the sentence before? What was left for the new doctor?
! Since Withy “did not hold with young men” and “waited to be ill until Thursdays,” the new doctor’s patients came to “two horses, a wasp sting, and himself.”
## 140 High 1.2
~ The following text is from an essay in the manner of the 1820s written for Fourfold.
I never pass the shop of a mender of umbrellas without taking off my hat. The maker of umbrellas is a man of hope; he sends them out into fair weather, furled, with their ivory heads, and sees them no more. But the mender knows to what they come. He has had them in blown inside out, and sat upon by uncles, and left in the hackney coach of a rival; and he asks no question, but looks once along the ribs, as a surgeon might, and says, “Thursday.” Physicians have told me that I should live, and divines how; but I have had more comfort from that one word than from all of them.
? Which choice best states the main purpose of the text?
= To honor playfully a mender whose calm in the face of damage is a comfort
- half-right | To honor playfully a craftsman whose hopeful spirit is shared by those he serves | A craftsman is honored, but hope belongs to the other one: the maker “is a man of hope,” while the mender knows what comes of it.
- names-the-wrong-move | To mock gently a craftsman whose air of a surgeon does not befit his humble trade | He looks along the ribs “as a surgeon might,” but this is said in praise; the writer takes off his hat to him.
- half-right | To honor playfully a craftsman whose advice is wiser than that of learned men | Physicians and divines do come off second, but the mender gives no advice at all; what comforts is “that one word,” “Thursday.”
> Purpose, older prose. Compare the first sentence with the last: what is the writer’s attitude, and toward whom?
! The writer passes no mender “without taking off my hat”; the man “asks no question” and says “Thursday,” and there is “more comfort from that one word” than elsewhere.
## 141 High 1.1
~ The following poem, “The Chart,” was written for Fourfold in the manner of the 1930s.
/ When I was ten I knew the world by heart:
/ the pink, the green, the rivers, thin and blue,
/ the capitals, each with its dot; the chart
/ hung by the stove, and nothing there was new.
/ I’ve sailed it since. I’ve stood where three of those
/ blue threads run brown and a mile wide, and heard
/ ten languages a day, and now suppose
/ I understand of each perhaps a word.
/ The chart still hangs. I touch it when I’m near:
/ how small it was, how certain, and how clear.
? Which choice best describes the overall structure of the poem?
= It sets an early confidence about the world beside a later sense of how little one knows of it.
- half-right | It moves from what a child learns of the world on paper to the deeper knowledge that travel brings. | Chart and travel are both in the poem, but the traveler claims no deep knowledge: of ten languages, “I understand of each perhaps a word.”
- half-right | It follows a traveler from a childhood dream of far countries to disappointment at how plain they are. | A traveler looks back, but the child dreamed of nothing new, and the countries were no letdown: the rivers run “brown and a mile wide.”
- outside-the-text | It contrasts a child’s longing to get away with a grown traveler’s longing for what was left behind. | The speaker did go away and come back, but neither longing is spoken of; to the child, “nothing there was new.”
> Structure, poetry. What does the child claim in the first line? What does the traveler suppose in the eighth?
! At ten the speaker “knew the world by heart”; after sailing it the speaker can “understand of each perhaps a word,” and only the chart is “certain” and “clear.”
## 142 High 1.3
~ The following text is from <em>Particulars of Sale</em>, a play in the manner of the 1900s written for Fourfold. Mr. Grice has come about selling a country house.
MR. GRICE: You will find it all described. The roof, the stables, the avenue.
LADY VANE: And the ghost?
MR. GRICE: There is no ghost in the particulars, my lady.
LADY VANE: My husband’s people had one for three hundred years. She walked whenever a Vane did a thing that he ought to be ashamed of.
MR. GRICE: Indeed. And when was she last seen?
LADY VANE: <u>Oh, she gave it up in my husband’s time, poor thing. She must have been quite worn out.</u>
MR. GRICE: (<em>Writing.</em>) Then I may put “quiet.”
? Which choice best describes the function of the underlined portion in the text as a whole?
= It finds fault with the husband while seeming to pity the ghost.
- reversed | It praises the husband for his good conduct while seeming to miss the ghost. | A ghost that stays away could mean good conduct, but she was “quite worn out,” so she had walked more than ever in his time.
- half-right | It lets a wife’s grief for her husband show while seeming to joke about a ghost. | A joke it is, but grief is not behind it: the ghost walked when a Vane did a thing “to be ashamed of,” and he wore her out.
- names-the-wrong-move | It warns the visitor of the ghost while seeming to make light of her. | Lady Vane does speak lightly, but nobody is warned: the ghost “gave it up,” and Mr. Grice can put “quiet.”
> Function, drama. When did the ghost walk? What must have happened for her to be worn out?
! The ghost walked “whenever a Vane did a thing that he ought to be ashamed of”; that she was “quite worn out” in one man’s time tells how often he did such things.
## 143 Medium 0.6
~ The following text is from <em>The Weir</em>, a story in the manner of the 1890s written for Fourfold.
Nobody in the valley could have told you when Hannah Strake began to keep the weir. Her husband had the post, and the cottage that went with it; then he had the cough; and it was noticed that the gates went up and down at the proper hours with a shawl behind them instead of a coat. The Conservators wrote to Mr. Strake each quarter, and were answered, in a round hand, to their satisfaction. When at last they heard that he had been dead six years, a committee was sent to inspect. It found the gates greased, the book kept, and the water at its mark; and it raised the wages of Mr. Strake by a shilling.
? Which choice best describes the overall structure of the text?
= It tells how a wife takes over her husband’s work unasked and how the officials who find out look away.
- half-right | It tells how a widow keeps up her husband’s work in secret and how the officials who find out make her his successor. | She does keep up his work, but no post is given to her: the committee “raised the wages of Mr. Strake,” as though he were alive.
- half-right | It tells how a village helps a widow to hide a death and how the officials who find out take away her cottage. | A death is kept from the Conservators, but nobody plots with her, and she loses nothing; the wages even go up.
- reversed | It tells how a post is neglected for years without complaint and how an inspection brings the fault to light. | An inspection does come after years, but it finds no fault: “the gates greased, the book kept, and the water at its mark.”
> Structure, literature. Two stages: what happens at the weir while nobody asks, and what the committee does at the end?
! The gates move “with a shawl behind them instead of a coat”; when the committee comes, it finds all in order and “raised the wages of Mr. Strake by a shilling,” as though he were alive.
## 144 High 1.3
~ The following poem, “The Harbor Pilot,” was written for Fourfold in the manner of the 1910s.
/ He brought the great ships in. He knew the bar,
/ the shoal, the current that no chart had shown,
/ and climbed aboard from where the breakers are,
/ and took from captains what had been their own:
/ the wheel, the word. An hour, and it was done.
/ He climbed back down. They sailed to Spain, Peru,
/ Japan; he watched them shrink against the sun.
/ <u>He’d been nowhere. He’d got the whole world through.</u>
/ And in he rowed, and put his boat up tight,
/ and hung his one lamp in the door at night.
? Which choice best describes the function of the underlined line in the poem as a whole?
= It weighs how little the pilot has traveled against how much depends on him.
- half-right | It weighs the small thanks that the pilot gets against how much depends on him. | Much does depend on him, but “He’d been nowhere” is about travel; thanks are not mentioned in the poem.
- takes-literally | It weighs the voyages that the pilot has made against the ones he had to miss. | The “whole world” does sound like voyages, but he got it “through” the harbor; himself, he has “been nowhere.”
- cause-not-shown | It weighs the voyages that the pilot watches against the sorrow they cause him. | He watches ships “shrink against the sun,” but no sorrow is named; the second half of the line says what he has achieved.
> Function, poetry. The line has two short sentences. What does each say of him, and how do they answer each other?
! “He’d been nowhere” says where his own life has stayed, and “He’d got the whole world through” what the ships bound for “Spain, Peru” and Japan owe to him.
## 145 High 1.3
~ The following text is from <em>Candor Hall</em>, a novel in the manner of the 1810s written for Fourfold.
Miss Letitia had so tender a conscience that she could not speak well of anyone behind his back, lest she be thought to flatter him; and the same delicacy forbade her to speak ill of him to his face. By dividing her opinions in this manner between his presence and his absence, she preserved toward all her acquaintance the strictest justice. They were universally delighted with her while she stayed, and she was universally candid as soon as they had gone; nor could it be laid to her charge that she had ever said, in either situation, a thing for which the other person then in the room was not grateful.
? Which choice best states the main purpose of the text?
= To ridicule, under the appearance of praise, someone who says whatever her company likes to hear
- reversed | To ridicule, under the appearance of praise, someone who tells people openly of faults to their faces | Her praise is ridicule, but faults are kept until people are gone: she would not “speak ill of him to his face.”
- takes-literally | To defend, under the appearance of blame, someone whose delicate conscience keeps her honest | “So tender a conscience” is what the narrator says, but not what she shows: her opinion changes with whoever is in the room.
- outside-the-text | To defend, under the appearance of blame, someone whose candor has cost her many friends | She is called candid, but only about people who have left; those who stay are “universally delighted with her.”
> Purpose, older prose. What does she say to people and what about them? Then judge whether “justice” is meant seriously.
! She speaks ill “behind his back” only and well “to his face,” and all that she says pleases “the other person then in the room”; “the strictest justice” is ironic.
## 146 High 1.2
~ The following text is from <em>The Elm Committee</em>, a story in the manner of the 1930s written for Fourfold.
Everyone on the committee agreed that something must be done about the elm. It leaned. Mr. Tarr had measured the lean, and Miss Ode had written to the county; the county had replied that trees which lean should be watched. <u>A watch was therefore kept, on fine evenings, by Mr. Tarr and Miss Ode.</u> They brought camp stools, and after the first week a flask. They agreed that it did lean. In September a gale took down two barns and every upright tree on the green, and it was felt that the danger had now been met; but the watch, Mr. Tarr said, had better be kept on, to be safe.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It brings in a duty that two people will come to enjoy for its own sake.
- half-right | It brings in a duty over which two people who disagree will become friends. | The pair do enjoy one another’s company, but they disagree about nothing, then or before: “They agreed that it did lean.”
- reversed | It introduces a precaution that a storm will show to have been wise. | A storm comes, but it took down “every upright tree on the green” and left the leaning elm, so the watch had guarded against nothing.
- half-right | It introduces a task that two people will each try to leave to the other. | Two people share the task, but neither shirks it: they bring stools and a flask, and in the end the watch “had better be kept on.”
> Function, literature. What do the stools and the flask add to the watch? What does Mr. Tarr say when its reason is gone?
! The two bring “camp stools, and after the first week a flask,” and when “the danger had now been met,” the watch is to “be kept on”: it is their company that matters.
`
