import { questions } from '../marked.ts'

export const textStructurePurposeEasy1 = questions('text-structure-purpose')`
## 101 Low -1.3
If you would like to see a meteor shower, you need no telescope and no training. Choose a night when the Moon is not bright, and go to a place far from the lights of a city. Lie down on your back, so that you can see as much of the sky as possible. Then wait. Your eyes take about twenty minutes to get used to the dark, and a single look at a phone means that you have to start over. In a good shower, you may see a meteor every minute.
? Which choice best states the main purpose of the text?
= To give advice on how to watch a meteor shower
- half-right | To teach readers how to photograph a meteor shower | Advice on a meteor shower is right, but it is for people who want to see one; no picture is taken.
- part-for-whole | To tell how long eyes take to get used to the dark | One sentence tells this; the place, the night, and lying down would be left out.
- names-the-wrong-move | To explain what causes a meteor shower to appear | A meteor shower is the subject, but where it comes from is not explained; the text tells readers what to do.
> Purpose. Most sentences tell “you” to do something. What for?
! The text is for those who “would like to see a meteor shower” and tells them what to do: “Choose a night when the Moon is not bright.”
## 102 Low -1.1
Most people think of the Sahara as a place that has always been dry. <u>But pictures painted on its rocks long ago show people swimming.</u> Others show cattle, giraffes, and other animals that need grass and water. Scientists who drilled into the ground there found the remains of fish and the mud of old lakes. Some eight thousand years ago, it seems, much of the Sahara was green.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It presents a fact that does not fit a common belief.
- half-right | It confirms with a picture how most people think of the Sahara. | It does present a fact, but swimmers do not fit the belief that the Sahara was always dry; they speak against it.
- another-sentence | It tells what scientists found when they drilled. | The fish and the mud were found by drilling, but that is told two sentences later; here we read about pictures.
- names-the-wrong-move | It explains why people painted pictures on rocks. | Painted pictures are the subject, but why people made them is not explained; the sentence tells what they show.
> Function. Look at the word “But” and at the sentence before it: what is being turned around?
! People think that the Sahara “has always been dry,” but the pictures “show people swimming,” which does not fit.
## 103 Low -1.1
In the mountains of Mongolia, snow leopards sometimes kill sheep, and herders used to shoot the leopards in return. Some villages then tried something new. Every herder pays a small sum into a fund, and whoever loses a sheep to a leopard is paid from it. There is one condition: nobody in the village may kill a leopard. In several of these villages, the shooting has almost stopped.
? Which choice best describes the overall structure of the text?
= It tells of a problem, of a way of dealing with it, and of the result.
- half-right | It sets out a conflict between herders and leopards and three attempts to end it. | The problem comes first, as it should, but the text tells of only one way of dealing with it, the fund.
- part-for-whole | It describes who pays into a fund and under what condition money is paid out. | The fund stands in the middle of the text; the shooting before it and after it would be left out.
- names-the-wrong-move | It compares herders in Mongolia with herders in several other countries. | Herders are the subject, but the text stays in Mongolia and compares nobody with anybody.
> Structure. Give each part of the text one word: what was wrong, what was tried, what came of it.
! Herders “used to shoot the leopards”; then “Some villages then tried something new”; now “the shooting has almost stopped.”
## 104 Low -1.0
~ The following text is from <em>Letters at Number Nine</em>, a novel in the manner of the 1900s written for Fourfold.
Aunt Bea held that a letter should be answered on the day it came. She kept ink on every floor of the house, and stamps in the pocket of her apron. She answered bills with kind questions about the baker’s knee. Once, when a stranger’s letter was brought to her by mistake, she answered that, too, and for nine years afterward exchanged news of cats and weather with a lady in Ohio whom she had never seen.
? Which choice best states the main purpose of the text?
= To describe a woman by means of a habit that she takes very far
- half-right | To portray a woman whose letters are hardly ever answered | A woman and her letters are right, but she is the one who answers, and the lady in Ohio writes back for nine years.
- part-for-whole | To tell how a stranger’s letter was once brought to the wrong house | This is the last of several examples; the ink, the stamps, and the bills would be left out.
- names-the-wrong-move | To complain about the time that people waste on letters | Letters are the subject, but the tone is light and friendly; nobody complains, and no time is called wasted.
> Purpose, literature. Every sentence tells something about one person: what do they have in common?
! Aunt Bea “held that a letter should be answered on the day it came,” and goes so far as to answer bills and “a stranger’s letter.”
## 105 Low -1.3
Animals that live in groups often share the work of looking out for danger. <u>Among meerkats, for instance, one animal climbs to a high place and looks around while the others dig for food.</u> If it sees an eagle, it gives a loud call, and all of them run for their holes. After an hour or so, another meerkat takes its place. So every animal has time to eat, and the group always has a guard.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It gives an example of the behavior that was just mentioned.
- another-sentence | It tells what the animals do when they see an eagle. | The eagle comes in the next sentence; the underlined words tell what goes on before any danger is seen.
- half-right | It offers an example of animals that look for food alone. | It does give an example, but of animals in a group: one looks around “while the others dig.”
- names-the-wrong-move | It argues that meerkats are more careful than other animals. | Meerkats are the subject, but they are not compared with other animals, and nothing is argued.
> Function. The words “for instance” say what the sentence does; look back to see for what.
! Animals “often share the work of looking out for danger”; meerkats, “for instance,” do so.
## 106 Low -1.1
Many people believe that goldfish forget everything after three seconds. The idea is so common that it has become a joke, and some people use it to excuse a small bowl. It is not true. In one careful test, goldfish were fed whenever a bell rang. Weeks later they still swam to the place where they had been fed as soon as they heard it. In another, goldfish learned to push a lever that gave food for only one hour a day, and they came to push it at that hour.
? Which choice best states the main purpose of the text?
= To correct a common belief about goldfish memory
- half-right | To set right a mistake about goldfish food | A common belief is corrected, but it is about how long goldfish remember; food is only used in the tests.
- part-for-whole | To describe a test in which goldfish pushed a lever | The lever belongs to the second of two tests; the belief and the test with a bell would be left out.
- names-the-wrong-move | To compare the memory of goldfish with that of other animals | Memory in goldfish is the subject, but no other animal is mentioned, so nothing is compared.
> Purpose. Read the third sentence, “It is not true”: what do the tests after it show?
! People believe that goldfish “forget everything after three seconds,” and two tests show that “It is not true.”
## 107 Low -0.9
~ The following poem, “First Snow,” was written for Fourfold in the manner of the 1930s. The speaker lives on a farm.
/ All night it fell without a sound.
/ It whitened roof and step and ground.
/ It hid the ruts, it hid the wall,
/ the broken gate, the weeds and all.
/ I woke and thought the world was new.
/ <u>Then, by the barn, the mud showed through,</u>
/ and I was glad to find it there:
/ one honest corner, brown and bare,
/ where I could stand and say, I know
/ whose yard this is beneath the snow.
? Which choice best describes the function of the underlined line in the poem as a whole?
= It turns from the things that look new to those that the speaker knows.
- half-right | It marks a turn from the speaker’s joy to a feeling of sadness. | There is a turn, but not to sadness: the speaker is “glad to find it there.”
- another-sentence | It tells what the snow covered while the speaker was asleep. | The roof, the wall, and the gate are covered in earlier lines; this line tells what was not covered.
- takes-literally | It shows that the speaker has not kept the yard clean. | Mud in a yard may seem a fault, but here it is a welcome sight, an “honest corner” that the speaker knows.
> Function, poetry. The word “Then” starts something: compare the line before it with the lines after it.
! At first “the world was new”; after the mud showed through, the speaker was “glad to find it there” and knows “whose yard this is.”
## 108 Low -1.1
Frogs and toads look much alike, but they are made for different places. A frog’s skin is smooth and has to stay wet, so most frogs live close to water. Their long legs are good for leaping and swimming. A toad’s skin is thick and dry, and a toad can live in gardens and woods, far from any pond. Its short legs are made for walking and for little hops.
? Which choice best describes the overall structure of the text?
= It names a difference between two animals and then describes them one after the other.
- half-right | It says that two animals differ and then explains how both of them find food. | A difference between two animals comes first, as it should, but food is not mentioned afterward.
- part-for-whole | It explains why one kind of animal has to live close to water. | This is told of frogs in the second sentence; the toads, which fill the second half, would be left out.
- names-the-wrong-move | It tells how one animal changed over a long time into another. | Frogs and toads are the subject, but both are described as they are today; neither turns into the other.
> Structure. What does the first sentence announce, and how do the next four carry it out?
! They “look much alike, but they are made for different places”; then come “A frog’s skin” and “A toad’s skin,” each with its legs.
## 109 Low -1.0
Fewer people use paper maps each year, since a phone can show them the way. <u>It is true that a phone is quicker.</u> But when geographer Sam Whitlock tested how well people know their way, those who had used a paper map could draw their route from memory, and those who had used a phone could not. To read a map, he says, you have to build a picture of the whole town in your head.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It grants one point in favor of phones before turning to maps.
- reversed | It admits an advantage of maps before the text turns to phones. | An advantage is admitted, but that of phones; the turn after “But” leads to maps.
- another-sentence | It tells which people were able to draw their route from memory. | The drawing of routes is in the next sentence; the underlined one says only how quick a phone is.
- names-the-wrong-move | It warns readers not to rely on phones in a town they do not know. | Phones are the subject, but the sentence says something good about them and warns nobody.
> Function. “It is true that …” is followed by “But”: what is granted first, and what comes after?
! The text grants “that a phone is quicker” and then turns with “But” to people “who had used a paper map.”
## 110 Low -1.1
Young sea turtles leave the beach as soon as they hatch and are not seen again for years. Most scientists thought that they simply drift with the large currents of the ocean. Biologist Tara Munro fixed tiny trackers, run by sunlight, to the shells of twenty young turtles. The trackers showed something else. Many of the turtles left the currents and swam into calm water full of floating seaweed, where they could find food and hide.
? Which choice best states the main purpose of the text?
= To present a result that differs from an earlier view
- half-right | To report a finding that agrees with what scientists had thought | A finding is reported, but the trackers “showed something else,” so it does not agree with the earlier view.
- part-for-whole | To describe how trackers were fixed to the shells of young turtles | The trackers are the tool; what was thought before and what they showed would be left out.
- names-the-wrong-move | To argue for the protection of young turtles from currents | Turtles and currents are the subject, but nobody calls for protection; the text tells what was found.
> Purpose. Compare what scientists thought with what the trackers showed.
! Scientists thought that the turtles “simply drift,” but the trackers “showed something else.”
## 111 Low -1.0
Cork is the bark of an oak that grows in Portugal and Spain. Workers cut it off by hand, with an ax, about once every nine years. <u>Unlike most trees, a cork oak is not harmed when its bark is taken off.</u> New bark begins to grow at once, and the same tree may be cut fifteen times or more in its life. Some oaks have given cork for two hundred years.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It gives a fact that explains how one tree can be cut so often.
- half-right | It tells why cork oaks live only in two countries. | It does give a fact about cork oaks, but it is about harm to the tree, not about where the tree lives.
- another-sentence | It tells what tool the workers use and how often they come. | The ax and the nine years are in the sentence before; the underlined one is about the tree.
- names-the-wrong-move | It warns that taking off the bark will kill a cork oak in the end. | Taking off the bark is the subject, but no warning is given: the tree “is not harmed.”
> Function. Ask what the next sentence could not say if the underlined one were false.
! Because a cork oak “is not harmed when its bark is taken off,” the same tree “may be cut fifteen times or more.”
## 112 Low -1.1
On a winter day around 1902, Mary Anderson was riding in a streetcar in New York City. She saw that the driver had to open his window again and again to wipe snow from the glass. At home in Alabama she drew a rubber blade on an arm that could be moved from inside. She got a patent in 1903, but the companies to which she offered it did not want it. By the time all cars had such wipers, her patent had run out, and she never earned anything from it.
? Which choice best states the main purpose of the text?
= To describe how an invention came about and what became of it
- half-right | To report how somebody grew rich by means of a new device | A new device is the subject, and how it came about is told; but far from getting rich, Anderson “never earned anything from it.”
- part-for-whole | To tell how a driver used to wipe snow from a window | This is what gave Anderson the idea; the drawing, the patent, and the companies would be left out.
- names-the-wrong-move | To criticize companies that did not want an invention | The companies are mentioned, but the text only reports that they did not want it and passes no judgment.
> Purpose. Follow the invention from the first sentence to the last.
! The text begins with what Anderson saw from a streetcar and ends when “her patent had run out.”
`
