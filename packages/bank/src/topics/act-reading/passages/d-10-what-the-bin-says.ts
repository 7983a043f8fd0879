import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/what-the-bin-says',
  kind: 'Social Science',
  title: 'What the Bin Says',
  description:
    'This passage is from the essay “What the Bin Says” by Conrad Ames (2014). The author is invented; William Rathje, the Garbage Project and its findings are not.',
  paragraphs: [
    'An archaeologist who opens a tomb learns what a people wished to be remembered by. If he wants to know what they ate, he looks for their garbage. Nobody arranges garbage. It was this consideration that led William Rathje, an archaeologist at the University of Arizona, to wonder in the early 1970s why one should wait until the people were dead.',
    'The Garbage Project, which he founded in 1973, worked in an unglamorous way. With the help of the city of Tucson, bags were taken from households in chosen districts, without names, and students in gloves sorted what was in them into some hundred and fifty kinds. In some of the same districts, other people went from door to door and asked what the household bought, ate, drank and threw out. Then the two accounts were laid side by side.',
    'They did not agree. That people would admit to less beer than they drank was foreseen, and so it was: the cans in the bins exceeded the cans in the interviews by a wide margin. But the errors did not all run the same way. People said that they ate more cottage cheese than they did, and fewer potato chips. Asked about a neighbor or another adult in the house, they were more accurate. It was not their eyesight that was at fault.',
    'So far, one might say, the bin had merely caught us fibbing. What was more valuable, it caught people in errors that they had no reason to make. In the spring of 1973 beef was scarce and expensive. One would expect that less of it would have been thrown away. The bins showed that households wasted some nine percent of the beef they bought; a year or so later, when it was plentiful again, they wasted three. When sugar ran short in 1975, the same thing happened. Rathje’s explanation was that in a shortage people buy what they can get: more than they can store, and cuts that they do not know how to cook. What is bought week after week in the same way is seldom wasted. Nobody could have learned this from an interview, because nobody knew it.',
    'Or take poisons. In 1986 a county in California set aside a day on which people could bring in old paint, weed killer and the like. It was well advertised and well attended. The Project looked at the bins of the next collection, and found in them not less of such stuff than usual but more than twice as much. The notices had set everybody to searching the garage. Those who then missed the day had a box by the door, and no second day had been announced.',
    'From 1987 the Project dug into landfills as well, with a drill that brought up the layers of thirty years, and here it was the public’s picture of its refuse that was put to the test. Asked what fills a landfill, audiences named fast-food packages, foam cups and disposable diapers, and put the three together at well over half. They came to about three percent. Paper of all sorts came to more than forty. It had been thought, too, that whatever can rot will rot. In the drill came up newspapers that one could read, and which in fact were used to date the layer, and hot dogs of some age. Packed tight, without air or water, a good deal of it had kept.',
    'I do not wish to make a hero of the bin. It has faults as a witness. It does not say who ate the chips. What goes down the drain, or to the dog, it never sees; what is burned, given away or left at the office it cannot know about; and it can say nothing about why. Rathje himself sent people to the doors to the end. His rule was not that we should believe the garbage and not the person. It was that each is silent about something, and that it is seldom the same thing.',
    'Still, when I consider how much of what we believe about ourselves has been obtained by asking, I am grateful for the gloves.',
  ],
  questions: [
    {
      id: 'act-reading/what-the-bin-says-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.5,
      seconds: 50,
      text: '',
      stem: 'According to the passage, of the beef that they bought in the spring of 1973, households wasted about:',
      right: 'nine percent.',
      wrong: [
        {
          html: 'three percent.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Three is the figure of “a year or so later,” when beef was plentiful again; in the spring of 1973 it was scarce.',
        },
        {
          html: 'forty percent.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'More than forty is the share of paper in the landfills, two paragraphs later; it has nothing to do with beef.',
        },
        {
          html: 'six percent.',
          misconception: 'ar-half-right',
          why: 'Six is the difference between the two figures that are given, but the question asks for the first of them by itself.',
        },
      ],
      evidence: ['households wasted some nine percent of the beef they bought'],
      explanation:
        '<p class="plan">A stated detail: find the two percentages, and which of them belongs to the spring of 1973.</p><p>In the shortage “households wasted some nine percent of the beef they bought; a year or so later, when it was plentiful again, they wasted three” ([[line: households wasted some nine percent of the beef]]). The spring of 1973 was the time of shortage, so nine belongs to it, and three to the time of plenty.</p>',
    },
    {
      id: 'act-reading/what-the-bin-says-q2',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'According to the passage, more poison than usual was found in the bins after the special day of 1986 because many people:',
      right: 'had let the day itself go by.',
      wrong: [
        {
          html: 'had been turned away for lack of room.',
          misconception: 'ar-half-right',
          why: 'Many did come, for the day was “well attended”; but nobody is said to have been sent home with a full box.',
        },
        {
          html: 'had learned from notices what a poison is.',
          misconception: 'ar-outside-the-text',
          why: 'Notices were read, and might have taught this; but what they did, in the passage, was to set everybody “to searching the garage.”',
        },
        {
          html: 'had never heard that there was such a day.',
          misconception: 'ar-reversed',
          why: 'The day “was well advertised”; it is just because people had heard of it that they went through what they had.',
        },
      ],
      evidence: [
        'The notices had set everybody to searching the garage. Those who then missed the day had a box by the door, and no second day had been announced.',
      ],
      explanation:
        '<p class="plan">A question of cause: find 1986, and read the last two sentences of that paragraph.</p><p>“The notices had set everybody to searching the garage. Those who then missed the day had a box by the door” ([[line: Those who then missed the day had a box by the door]]). With no second day in sight, the box went into the bin.</p>',
    },
    {
      id: 'act-reading/what-the-bin-says-q3',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The passage names all of the following as things that the bin does not show EXCEPT:',
      right: 'how long a thing was kept before it was thrown out.',
      wrong: [
        {
          html: 'which member of a household ate something.',
          misconception: 'ar-overlooked-mention',
          why: 'It is the first of the faults in the list: “It does not say who ate the chips.”',
        },
        {
          html: 'what was fed to animals or poured into a sink.',
          misconception: 'ar-missed-in-other-words',
          why: 'The words are others, but it is there: “What goes down the drain, or to the dog, it never sees.”',
        },
        {
          html: 'what reasons people had for acting as they did.',
          misconception: 'ar-overlooked-mention',
          why: 'It stands at the end of the sentence about faults: “and it can say nothing about why.”',
        },
      ],
      evidence: ['It does not say who ate the chips.', 'What goes down the drain, or to the dog, it never sees'],
      explanation:
        '<p class="plan">An EXCEPT question: the paragraph that begins “I do not wish” lists what the bin misses. Find three of the options there.</p><p>The list has who ate (“It does not say who ate the chips”), the drain and the dog ([[line: What goes down the drain, or to the dog, it never sees]]), and reasons (“it can say nothing about why”). How long things were kept first is not mentioned.</p>',
    },
    {
      id: 'act-reading/what-the-bin-says-q4',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: a good deal of it had kept]], the word <em>kept</em> most nearly means:',
      right: 'stayed unspoiled.',
      wrong: [
        {
          html: 'been held on to.',
          misconception: 'ar-first-meaning',
          why: 'To keep is to hold on to, but nobody wanted these things: they had been thrown out, and what is told is that they had not rotted.',
        },
        {
          html: 'gone on as before.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'One keeps on doing something in this sense; but newspapers and hot dogs in a layer do nothing, and the question was whether they rot.',
        },
        {
          html: 'stayed in one layer.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Layers do come into it, and the newspapers dated theirs; but air and water are named because they cause rot, not because they move things.',
        },
      ],
      evidence: ['It had been thought, too, that whatever can rot will rot.'],
      explanation:
        '<p class="plan">A word in context: find what had been thought beforehand about things that can rot.</p><p>“It had been thought, too, that whatever can rot will rot” ([[line: It had been thought, too, that whatever can rot will rot]]). Instead, without air or water, it had kept: it had not gone bad.</p>',
    },
    {
      id: 'act-reading/what-the-bin-says-q5',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'In the account of the errors in the interviews, the sentence in [[line: It was not their eyesight that was at fault]] suggests that people:',
      right: 'noticed well what people ate, but were not truthful about themselves.',
      wrong: [
        {
          html: 'observed well what they themselves ate, but not what their neighbors did.',
          misconception: 'ar-half-right',
          why: 'Noticing is the matter, but about others “they were more accurate”; the misreports concern themselves.',
        },
        {
          html: 'saw well what they had wasted, but not how much they had first bought.',
          misconception: 'ar-outside-the-text',
          why: 'Buying and throwing out were both asked about, but no such difference is reported; the sentence before is about oneself and others.',
        },
        {
          html: 'recalled well what they drank each week, but not what they had eaten.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Drink and food are both named among the errors, beer as well as chips; people were no better at the one than at the other.',
        },
      ],
      evidence: ['Asked about a neighbor or another adult in the house, they were more accurate.'],
      explanation:
        '<p class="plan">An inference: what were people able to report well, according to the sentence before?</p><p>“Asked about a neighbor or another adult in the house, they were more accurate” ([[line: Asked about a neighbor or another adult in the house]]). They saw well what people eat and drink; it was about themselves that they went wrong.</p>',
    },
    {
      id: 'act-reading/what-the-bin-says-q6',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 60,
      text: '',
      stem: 'The first sentence of the passage serves mainly to:',
      right: 'prepare a contrast with what follows.',
      wrong: [
        {
          html: 'give an example of what follows.',
          misconception: 'ar-half-right',
          why: 'An archaeologist at work fits the subject, but a tomb is arranged and garbage is not; it is the reverse of what follows.',
        },
        {
          html: 'tell what can be learned in a tomb.',
          misconception: 'ar-content-for-function',
          why: 'It does tell that, but only in order to set against it what people did not arrange: “Nobody arranges garbage.”',
        },
        {
          html: 'grant a weakness of what follows.',
          misconception: 'ar-outside-the-text',
          why: 'Weaknesses of the bin come near the end, in their own paragraph; the tomb is not said to do anything better.',
        },
      ],
      evidence: [
        'An archaeologist who opens a tomb learns what a people wished to be remembered by.',
        'Nobody arranges garbage.',
      ],
      explanation:
        '<p class="plan">A function question: set “wished to be remembered by” beside “Nobody arranges.”</p><p>From a tomb one learns “what a people wished to be remembered by” ([[line: what a people wished to be remembered by]]); but “Nobody arranges garbage” ([[line: Nobody arranges garbage]]). The contrast carries over to interviews and bins.</p>',
    },
    {
      id: 'act-reading/what-the-bin-says-q7',
      skill: 'ar-main-idea',
      difficulty: 'High',
      b: 0.8,
      seconds: 70,
      text: '',
      stem: 'Which of the following best states the main point of the passage as a whole?',
      right: 'Refuse and interviews leave different things out.',
      wrong: [
        {
          html: 'Refuse shows the facts, and interviews the reasons.',
          misconception: 'ar-half-right',
          why: 'About reasons the bin is indeed silent, but it misses facts as well: it does not say “who ate the chips,” and never sees what goes down the drain.',
        },
        {
          html: 'Refuse is more to be believed than interviews.',
          misconception: 'ar-quoted-view-for-author',
          why: 'The early paragraphs may give this impression; but Rathje’s “rule was not that we should believe the garbage and not the person.”',
        },
        {
          html: 'Refuse in landfills is not what people suppose.',
          misconception: 'ar-too-narrow',
          why: 'This is one finding, from the digging that began in 1987; interviews, beef and poisons have nothing to do with it.',
        },
      ],
      evidence: ['It was that each is silent about something, and that it is seldom the same thing.'],
      explanation:
        '<p class="plan">A main-point question: the paragraph before the last gives the rule to which the examples lead.</p><p>Rathje’s rule “was that each is silent about something, and that it is seldom the same thing” ([[line: each is silent about something, and that it is seldom]]). The essay shows first what interviews miss, and then what bins miss.</p>',
    },
    {
      id: 'act-reading/what-the-bin-says-q8',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.9,
      seconds: 70,
      text: '',
      stem: 'The explanation in [[line: The notices had set everybody to searching the garage]] would be most weakened if it were shown that:',
      right: 'as much is found in bins each year in that month.',
      wrong: [
        {
          html: 'fewer people had come on the day than had been hoped.',
          misconception: 'ar-wrong-side',
          why: 'The more people stayed away, the more boxes stood by a door; this would bear the explanation out.',
        },
        {
          html: 'what was found in the bins was older than what was brought in.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Paint from the back of a garage may be of any age; how old it was does not touch the reason why it was thrown out that week.',
        },
        {
          html: 'most households had not looked through a garage for years.',
          misconception: 'ar-wrong-side',
          why: 'If garages had not been searched for years, notices that made people search would bring to light all the more.',
        },
      ],
      evidence: ['found in them not less of such stuff than usual but more than twice as much'],
      explanation:
        '<p class="plan">A question of weakening: the finding compares one collection with what is “usual.” What would spoil that comparison?</p><p>The bins held “more than twice as much” as usual after the day ([[line: not less of such stuff than usual but more than twice as much]]). If that time of year always brings as much, with or without notices, then neither day nor notices made the difference.</p>',
    },
    {
      id: 'act-reading/what-the-bin-says-q9',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 1.0,
      seconds: 70,
      text: '',
      stem: 'The conclusion that was drawn from the count of cans rests on the assumption that most:',
      right: 'of the cans in a household’s bin held beer that its own people drank.',
      wrong: [
        {
          html: 'of the cans that a household emptied were put into its own bin.',
          misconception: 'ar-half-right',
          why: 'It has to do with whose bin it is, but cans that went elsewhere would only make the difference larger; the conclusion does not rest on them.',
        },
        {
          html: 'of the people who were asked knew that their bins were searched.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'It sounds as if it would change the answers, but bags were taken “without names,” and the count stands whether they knew or not.',
        },
        {
          html: 'of the people who drink beer give an honest account of their neighbors.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Neighbors come into the next sentences, as a check on eyesight; the count of cans does not depend on them.',
        },
      ],
      evidence: [
        'the cans in the bins exceeded the cans in the interviews by a wide margin',
        'It does not say who ate the chips.',
      ],
      explanation:
        '<p class="plan">A question about an assumption: cans in bins stand for beer that was drunk. What must be so for that?</p><p>“The cans in the bins exceeded the cans in the interviews” ([[line: the cans in the bins exceeded the cans in the interviews]]), and so people drank more than they said. That holds only if it was they who emptied the cans, and not guests or passers-by: a bin “does not say who ate the chips,” nor who drank the beer.</p>',
    },
  ],
}
