import { questions } from '../marked.ts'

export const centralIdeas7 = questions('central-ideas')`
## 130 Medium 0.6
~ The following text is from <em>The Quarter Section</em>, a novel in the manner of the 1890s written for Fourfold.
The first year they lived in a dugout, and Marta hung her mother’s lace at its one window, where it kept out what light there was. Nils remarked on this once. The second year the wheat was good, and he built her a frame house with four windows, and oiled the sashes himself, and waited. Marta washed the lace, and ironed it, and laid it in the trunk. “Will you not put it up?” he asked. She was standing where the sun came in upon the boards. She had no need of it now, she said; one wanted something to look at only when there was nothing to see.
= Marta valued the lace as long as her home offered little else to look at.
- cause-not-shown | Marta valued the lace as long as her rooms seemed unlike her mother’s. | The lace was her mother’s, which makes this likely in advance, but the reason she gives is about “something to look at.”
- half-right | Marta put the lace away as soon as Nils told her that he did not like it. | Nils did remark on the lace, and it is put away, but a whole year and a new house lie between the two.
- cause-not-shown | Marta put the lace away so that more sun would come into her rooms. | In the dugout it “kept out what light there was,” but in the house it is ironed and laid away before it keeps out any.
> Main idea, literature. The last sentence gives a rule; apply it to the dugout and then to the house.
! Marta wants “something to look at only when there was nothing to see”: in the dugout the lace was that thing, and with four windows she has “no need of it now.”
## 131 High 1.3
~ The following poem, “Night Bakery,” was written for Fourfold in the manner of the 1930s.
/ We sleep by day. The town we feed at dawn
/ has never seen our faces: what it knows
/ is loaves already there, the shutters drawn
/ up on a smell of bread. And I suppose
/ the town believes in bread the way one may
/ believe in weather: that it comes. And yet
/ my boy, who wakes as I lie down, will lay
/ his hand on mine to find if it is wet
/ or white with flour still, and so be told
/ that someone made the morning he can hold.
= A baker’s child knows what the town overlooks, that bread has been made by someone.
- half-right | A baker’s child supposes, as the town does, that bread comes by itself like weather. | The town does believe this, but “And yet” sets the boy apart: he feels the flour on a hand that has worked.
- half-right | A baker thinks it fitting that a town should take its bread for granted, like the weather. | The town does believe in bread as in weather, but the poem turns with “And yet” to the child, who is told that “someone made the morning.”
- too-narrow | A baker who sleeps by day has only a moment in the morning to be with a child. | Father and son do meet as one wakes and one lies down, but this leaves the town and its belief in bread without a part.
> Main idea, poetry. Put what the town believes on one side of “And yet,” and what the boy finds out on the other.
! The town “believes in bread the way one may believe in weather: that it comes”; the boy touches a floury hand and learns “that someone made the morning he can hold.”
## 132 High 1.4
~ The following text is from <em>The Loiterer</em>, a book of essays in the manner of the 1710s written for Fourfold.
I have observed that in our county no servant is so well spoken of as one who is about to be dismissed. While he waits at table he is a blockhead; he has broken the blue dish; he is believed to water the ale. Let his master once resolve to be rid of him, and he becomes sober, honest, and obliging, and these merits are set down upon paper for the use of whoever is next to suffer by him. My neighbor Sir Roger, who reads such papers with attention, took last year into his house three men without a fault. He inquires now only after servants of whom their masters complain, and is extremely well served.
= What is written in praise of a servant should not be believed by others.
- takes-literally | A servant behaves better from the hour that he is to be dismissed. | He “becomes sober, honest, and obliging” only on paper, in the words of a master who wants to be rid of him.
- cause-not-shown | A servant works most willingly for a master who expects little of him. | Sir Roger does well with servants who are complained of, but because they are good ones, not because he expects little.
- cause-not-shown | A master finds fault with a good servant for fear that he will be hired away. | Good servants do turn out to be those who are complained of, but the fear of losing them is not given as a reason.
> Main idea, older prose. What did Sir Roger get for believing the papers, and for no longer believing them?
! A man whom his master will “be rid of” turns “sober, honest, and obliging” on paper, while Sir Roger, who asks for servants “of whom their masters complain,” is “extremely well served.”
## 133 Low -0.6
~ The following text is from “The Good Pencil,” a story in the manner of the 1930s written for Fourfold.
Every September Mr. Abbott gave each child in the class one new pencil and said that it must last until spring. Most of the pencils were lost by October. Ellen wrote with stubs that she found under the benches, and kept the new one in her drawer at home, sharpened once and wrapped in a handkerchief. “What are you saving it for?” her brother asked. “For something worth writing,” said Ellen. In March their father’s first letter came from the lumber camp. Ellen read it aloud twice, cleared the table, and unwrapped the pencil.
= Ellen saves her pencil for a time when she has something important to write.
- cause-not-shown | Ellen saves her pencil because her teacher says that it must last until spring. | The teacher does say so, and spring is when she takes it out, but her own reason is “something worth writing.”
- half-right | Ellen saves her pencil so that her father can write to her from the camp. | Her father’s letter does bring the pencil out, but it is Ellen who clears the table to write; he has written already.
- too-narrow | Ellen saves her pencil and uses the stubs that other children have dropped. | She does write with stubs, but this is only how she manages; the question and the letter tell what the pencil is for.
> Main idea, literature. Her brother asks why. Put her answer beside what happens in March.
! She keeps the pencil “For something worth writing,” and when her father’s letter comes, she “cleared the table, and unwrapped the pencil”: an answer to him is worth it.
## 134 High 1.2
~ The following text is from <em>The Sitting</em>, a play in the manner of the 1890s written for Fourfold. Hale is painting a portrait of Sir Anthony, a manufacturer.
SIR ANTHONY: You have made me look kind.
HALE: You have a kind face, Sir Anthony, about the mouth.
SIR ANTHONY: I have gone to some trouble that it should not be noticed at the works. Take it out.
HALE: Your wife particularly asked that it be left in.
SIR ANTHONY: Where is this to hang?
HALE: In your board room, I understood.
SIR ANTHONY: Just so. Every man who comes into that room comes to ask me for something. Leave in the mouth, then, if you must. But put my hand over it.
= Sir Anthony wants a kindness that he does possess to be hidden from those who ask favors.
- takes-literally | Sir Anthony wants a kindness that he does not possess to be left out of his likeness. | “Take it out” sounds like this, but he admits to the kind mouth and has “gone to some trouble” to conceal it.
- half-right | Sir Anthony wants a kindness that his wife values in him to be kept for her alone. | He does give way to her about the mouth, but the hand is put over it because of the men in the board room.
- half-right | Sir Anthony wants a kindness that his workers doubt to be made plain to them at last. | At the works his kindness is unknown, but by his own doing, and a hand over the mouth will not make it plain.
> Main idea, drama. Why does the place where the picture will hang decide what he asks for in his last line?
! He has “gone to some trouble that it should not be noticed,” and in the board room “Every man who comes into that room comes to ask me for something”; so the hand must cover the kind mouth.
## 135 Medium 0.7
~ The following poem, “The Well,” was written for Fourfold in the manner of the nineteenth century.
/ He dug through loam, through clay, through yellow sand,
/ and every night we leaned above and cried
/ to know what he had found; and to our hand
/ the rope brought up a pebble, small and dried.
/ We laid them on the sill to mark the days,
/ and laughed, and called them all that he had got.
/ He never argued, being slow to praise
/ or promise what was there and yet was not.
/ Then came a dusk the rope went taut and strained,
/ and from the dark a brimming bucket rained.
= Work that looks useless to those who watch it proves its worth in the end.
- cause-not-shown | Work that others laugh at is carried through by one who means to prove them wrong. | They do laugh, and he does go on, but no wish to prove anything is given to him: “He never argued.”
- half-right | Work that fails of its aim leaves something else of value to those who watch it. | Pebbles are kept from day to day, but the aim does not fail: in the end “a brimming bucket rained.”
- too-narrow | Work that goes on from day to day can be measured by what it leaves behind. | Pebbles on the sill do “mark the days,” but this is only how the watchers count; the brimming bucket is left out.
> Main idea, poetry. Compare what the rope brings up every night with what it brings up in the last two lines.
! The watchers “laughed, and called them all that he had got,” meaning the pebbles; then “from the dark a brimming bucket rained,” and what he dug for is there.
## 136 High 1.1
~ The following text is from <em>The Lower Parish</em>, a novel in the manner of the 1850s written for Fourfold.
Miss Lavinia Strode was never known to be early, and it was believed in the parish that she could not read a clock. The truth was otherwise. At her first ball, forty years before, she had arrived upon the stroke of nine, and had been left for the better part of an hour with the hostess’s mother, who was deaf, and a plate of almonds; and of the eleven gentlemen who entered afterward, not one looked twice at her, since they had found her there. She resolved in the carriage, going home, that for the remainder of her life she would come into rooms, and not be come upon in them.
? According to the text, why is Miss Strode always late?
= She wishes to be noticed as she comes into a room.
- reversed | She once won everybody’s notice by coming late to a ball. | A ball did decide it, but there she came “upon the stroke of nine,” and of those who entered later “not one looked twice at her.”
- half-right | She dreads being left to converse with someone who is deaf. | The deaf lady did make that hour a long one, but what she resolves upon concerns how she enters, not whom she sits with.
- cause-not-shown | She once offended a hostess by coming before other guests. | She did come first to a ball, and nobody made her welcome, but no offense on the part of the hostess is mentioned.
> Detail, older prose. The reason comes after “The truth was otherwise”; look for what she decided on the way home.
! Because gentlemen “had found her there” and did not look twice, she resolved that “she would come into rooms, and not be come upon in them”: one who enters is seen.
## 137 Medium 0.4
~ The following text is from <em>Salt Meadow</em>, a memoir in the manner of the 1940s written for Fourfold.
My grandfather owned three barometers and consulted none of them. They had been given to him by summer people, who supposed that a man who fished must be anxious about the weather, and he hung them in the hall, where the summer people could see them when they called. For himself, he went out at four in the morning and looked at the gulls. If they all stood facing one way, he took out the boat; if they walked about, he went back to bed. “I don’t say that they know any more than brass does,” he told us. “But they have to live here.”
? Based on the text, why did the grandfather most likely hang the barometers in the hall?
= To please the people who had made him presents of them
- half-right | To warn the summer people of storms when they came to call | The callers are the reason why the hall was chosen, but he has the barometers seen as gifts; he reads no warnings from them.
- reversed | To compare what they told him with what gulls were doing | Gulls and brass are weighed in his last remark, but he “consulted none of them,” so that there was nothing to compare.
- outside-the-text | To remind himself in winter of people who came in summer | The givers do come in summer, but winter is not spoken of, and it is they who are meant to see the barometers.
> Detail, memoir. Who gave the barometers, and who passes through the hall?
! They “had been given to him by summer people,” and he hung them “where the summer people could see them when they called.”
`
