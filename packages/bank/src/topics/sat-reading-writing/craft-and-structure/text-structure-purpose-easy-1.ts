import { questions } from '../marked.ts'

export const textStructurePurposeEasy1 = questions('text-structure-purpose')`
## 101 Low -1.3
If you would like to see a meteor shower, you need no telescope and no training. Choose a night when the Moon is not bright, and go to a place far from the lights of a city. Lie down on your back, so that you can see as much of the sky as possible. Then wait. Your eyes take about twenty minutes to get used to the dark, and a single look at a phone means that you have to start over. In a good shower, you may see a meteor every minute.
? Which choice best states the main purpose of the text?
= To tell readers how to see meteors without a telescope and away from a city
- half-right | To tell readers how to see meteors without a telescope and from within a city | No telescope is right, but the place should be “far from the lights of a city.”
- half-right | To tell readers how to see meteors with a telescope and away from a city | Away from a city is right, but the first sentence says that “you need no telescope.”
- reversed | To tell readers how to see meteors with a telescope and from within a city | Both are turned around: “you need no telescope,” and you should go “far from the lights of a city.”
> Purpose. Most sentences tell “you” what to do. What do you not need, and where should you go?
! The text says that “you need no telescope” and tells readers to go to a place “far from the lights of a city.”
## 102 Low -1.1
Most people think of the Sahara as a place that has always been dry. <u>But pictures painted on its rocks long ago show people swimming.</u> Others show cattle, giraffes, and other animals that need grass and water. Scientists who drilled into the ground there found the remains of fish and the mud of old lakes. Some eight thousand years ago, it seems, much of the Sahara was green.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It begins a list of facts that count against the belief just stated.
- half-right | It begins a list of facts that gave rise to the belief just stated. | A list of facts does begin, but swimmers did not make anyone believe that the Sahara “has always been dry.”
- names-the-wrong-move | It begins a list of facts that follow from the belief just stated. | Facts do follow, but not from the belief: in a place that was always dry nobody would have been painted swimming.
- cause-not-shown | It begins a list of facts that help to explain the belief just stated. | The belief comes just before, but why people hold it is not explained; the pictures of swimmers do not fit it.
> Function. Look at the word “But” and at the word “Others” in the next sentence: what do they tell you about the underlined one?
! People think that the Sahara “has always been dry,” but the pictures “show people swimming”; more signs follow, “the remains of fish and the mud of old lakes.”
## 103 Low -1.1
In the mountains of Mongolia, snow leopards sometimes kill sheep, and herders used to shoot the leopards in return. Some villages then tried something new. Every herder pays a small sum into a fund, and whoever loses a sheep to a leopard is paid from it. There is one condition: nobody in the village may kill a leopard. In several of these villages, the shooting has almost stopped.
? Which choice best describes the overall structure of the text?
= It describes a conflict and then the terms and the effect of an agreement.
- half-right | It describes a conflict and then the debate that led to an agreement. | Conflict and agreement are right, but no debate is told of: the text says how the fund works and that the shooting “has almost stopped.”
- half-right | It describes a conflict and then an agreement that one side has not kept. | The agreement does have a condition, but herders keep to it: in several villages, “the shooting has almost stopped.”
- names-the-wrong-move | It describes an agreement and then a conflict to which it gave rise. | Both are in the text, but in the other order: herders first shot leopards, and then “Some villages” tried the fund.
> Structure. What does the first sentence tell about? Then say what sentences three and four give, and what the last one gives.
! Herders “used to shoot the leopards”; then a fund is described with its “one condition”; now “the shooting has almost stopped.”
## 104 Low -1.0
~ The following text is from <em>Letters at Number Nine</em>, a novel in the manner of the 1900s written for Fourfold.
Aunt Bea held that a letter should be answered on the day it came. She kept ink on every floor of the house, and stamps in the pocket of her apron. She answered bills with kind questions about the baker’s knee. Once, when a stranger’s letter was brought to her by mistake, she answered that, too, and for nine years afterward exchanged news of cats and weather with a lady in Ohio whom she had never seen.
? Which choice best states the main purpose of the text?
= To portray a woman through the strictness with which she keeps a rule
- half-right | To portray a woman through a rule that she breaks for a stranger | A rule for letters is right, but a stranger’s letter does not make her break it: she answered “that, too.”
- cause-not-shown | To portray a woman through the loneliness that her letters relieve | A friend she never saw may suggest loneliness, but the text names no such feeling; letters are answered because of what she “held.”
- part-for-whole | To portray a woman through the friendships that her letters bring her | One lady in Ohio comes at the end, and no other friend is named; bills, ink on every floor, and stamps would be left out.
> Purpose, literature. The first sentence states what Aunt Bea holds. Check the other sentences against it.
! Aunt Bea “held that a letter should be answered on the day it came,” and goes so far as to answer bills and “a stranger’s letter.”
## 105 Low -1.3
Animals that live in groups often share the work of looking out for danger. <u>Among meerkats, for instance, one animal climbs to a high place and looks around while the others dig for food.</u> If it sees an eagle, it gives a loud call, and all of them run for their holes. After an hour or so, another meerkat takes its place. So every animal has time to eat, and the group always has a guard.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It gives an example of what the first sentence states.
- names-the-wrong-move | It gives an exception to what the first sentence states. | Meerkats are singled out, but they do just what the first sentence says of animals in groups; they are no exception.
- cause-not-shown | It gives the reason for what the first sentence states. | The first sentence could be followed by a reason, but this one tells what meerkats do, not why they do it.
- another-sentence | It gives the result of what the first sentence states. | The result, that “every animal has time to eat,” comes in the last sentence; here the guard has only begun to watch.
> Function. Find the two small words between commas near the start of the sentence: what do they announce?
! Animals “often share the work of looking out for danger”; meerkats, “for instance,” do so.
## 106 Low -1.1
Many people believe that goldfish forget everything after three seconds. The idea is so common that it has become a joke, and some people use it to excuse a small bowl. It is not true. In one careful test, goldfish were fed whenever a bell rang. Weeks later they still swam to the place where they had been fed as soon as they heard it. In another, goldfish learned to push a lever that gave food for only one hour a day, and they came to push it at that hour.
? Which choice best states the main purpose of the text?
= To show by tests that an animal remembers longer than is believed
- half-right | To show by tests that an animal needs more room than is believed | A belief is tested, and a “small bowl” is mentioned, but the tests are about memory; room is not measured.
- half-right | To show by tests that an animal learns faster than is believed | Learning is part of the tests, but how fast it goes is not said; what counts is that “Weeks later” it was still there.
- cause-not-shown | To show by tests that an animal suffers more than is believed | The belief does serve as an excuse for “a small bowl,” but no test asks what goldfish suffer; they show what is remembered weeks later.
> Purpose. Read the first sentence for the belief and the third for what is said about it.
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
= It introduces a sight that pleases the speaker because it is familiar.
- half-right | It introduces a sight that pleases the speaker because it is new. | The speaker is “glad to find it there,” but what looked new was the snow; the mud is what the speaker knows.
- half-right | It introduces a sight that troubles the speaker because it is familiar. | Familiar is right, but the speaker is not troubled by the mud: “I was glad to find it there.”
- reversed | It introduces a sight that troubles the speaker because it is new. | Both are turned around: the mud is old and “honest,” and the speaker is glad to see it.
> Function, poetry. Read the lines that follow: what does the speaker feel about the mud, and why?
! The speaker was “glad to find it there,” because it tells “whose yard this is beneath the snow.”
## 108 Low -1.1
Frogs and toads look much alike, but they are made for different places. A frog’s skin is smooth and has to stay wet, so most frogs live close to water. Their long legs are good for leaping and swimming. A toad’s skin is thick and dry, and a toad can live in gardens and woods, far from any pond. Its short legs are made for walking and for little hops.
? Which choice best describes the overall structure of the text?
= It announces a difference between two animals and shows it in one after the other.
- half-right | It announces a difference between two animals and shows it in one part after another. | A difference is announced, but skin and legs are not taken in turn for both: the frog is finished before the toad begins.
- half-right | It announces a likeness between two animals and shows it in one after the other. | One animal does come after the other, but what is shown, wet skin and dry skin, long legs and short, is no likeness.
- reversed | It announces a likeness between two animals and shows it in one part after another. | They “look much alike,” but the text turns from that at once, and it takes up whole animals, not part by part.
> Structure. Write down what sentences two to five are about: which animal and which part each time?
! They “look much alike, but they are made for different places”; then come “A frog’s skin” and “A toad’s skin,” each with its legs.
## 109 Low -1.0
Fewer people use paper maps each year, since a phone can show them the way. <u>It is true that a phone is quicker.</u> But when geographer Sam Whitlock tested how well people know their way, those who had used a paper map could draw their route from memory, and those who had used a phone could not. To read a map, he says, you have to build a picture of the whole town in your head.
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It mentions something in which phones are better than paper maps.
- half-right | It states a common belief about phones that a test goes on to correct. | A test does follow, but nothing it finds denies that a phone is quicker; the text says of this, “It is true.”
- another-sentence | It gives the reason for which people know their way less well today. | What phones do to memory comes two sentences later, and there the reason is that they need no picture “in your head.”
- names-the-wrong-move | It grants a weakness of a test before the text reports its results. | Something is granted, and a test comes next, but it is a good side of phones that is granted and no weakness of the test.
> Function. “It is true” is followed by “But”: what is granted first, and what comes after?
! The text grants “that a phone is quicker” and then turns with “But” to people “who had used a paper map.”
## 110 Low -1.1
Young sea turtles leave the beach as soon as they hatch and are not seen again for years. Most scientists thought that they simply drift with the large currents of the ocean. Biologist Tara Munro fixed tiny trackers, run by sunlight, to the shells of twenty young turtles. The trackers showed something else. Many of the turtles left the currents and swam into calm water full of floating seaweed, where they could find food and hide.
? Which choice best states the main purpose of the text?
= To present a result that differs from an earlier view
- half-right | To report a finding that agrees with what scientists had thought | A finding is reported, but the trackers “showed something else,” so it does not agree with the earlier view.
- part-for-whole | To describe how trackers were fixed to the shells of young turtles | The trackers are the tool; what was thought before and what they showed would be left out.
- names-the-wrong-move | To argue that young turtles do better in calm water | The turtles do find food and shelter in calm water, but the text makes no case for it; it tells that something “else” was found than expected.
> Purpose. Compare what scientists thought with what the trackers showed.
! Scientists thought that the turtles “simply drift,” but the trackers “showed something else.”
## 111 Low -1.0
Cork is the bark of an oak that grows in Portugal and Spain. Workers cut it off by hand, with an ax, about once every nine years. Unlike most trees, a cork oak is not harmed when its bark is taken off. New bark begins to grow at once, and the same tree may be cut fifteen times or more in its life. <u>Some oaks have given cork for two hundred years.</u>
? Which choice best describes the function of the underlined sentence in the text as a whole?
= It shows how long cork may be taken from one tree.
- another-sentence | It explains why a tree is not harmed by being cut. | That a cork oak “is not harmed” is said earlier, and new bark is the explanation; the underlined sentence gives a number of years.
- cause-not-shown | It suggests that older trees give cork more freely. | Old trees are what it speaks of, but neither how much cork they give nor how good it is can be learned from it.
- cause-not-shown | It explains why trees are cut only every nine years. | The nine years come in the second sentence, without a reason; two hundred years of cork do not explain the waiting.
> Function. The sentence names a number. Of what is it the measure?
! That some oaks “have given cork for two hundred years” is the measure of what was said just before, that one tree “may be cut fifteen times or more.”
## 112 Low -1.1
On a winter day around 1902, Mary Anderson was riding in a streetcar in New York City. She saw that the driver had to open his window again and again to wipe snow from the glass. At home in Alabama she drew a rubber blade on an arm that could be moved from inside. She got a patent in 1903, but the companies to which she offered it did not want it. By the time all cars had such wipers, her patent had run out, and she never earned anything from it.
? Which choice best states the main purpose of the text?
= To tell how an invention came about and how little it brought its inventor
- half-right | To tell how an invention was refused and how its inventor won out in the end | Refused it was, but Anderson did not win out: by the time all cars had wipers, her patent “had run out.”
- names-the-wrong-move | To explain how a device works and why companies were slow to accept it | The device is described and companies refused it, but their reasons are not told; the text follows what became of Anderson’s idea.
- outside-the-text | To tell how an invention was copied and how its inventor fought for it | In the end all cars had such wipers, but a fight over copies is not mentioned; the patent simply “had run out.”
> Purpose. Follow the invention from the first sentence to the last: where does it start, and what does its inventor have in the end?
! The text begins with what Anderson saw from a streetcar and ends when “her patent had run out, and she never earned anything from it.”
`
