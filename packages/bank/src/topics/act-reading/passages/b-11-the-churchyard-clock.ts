import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/the-churchyard-clock',
  kind: 'Natural Science',
  title: 'The Churchyard Clock',
  description:
    'This passage is from the article “The Churchyard Clock” by Fenella Drummond (2022). Author and source are invented. So are Morag Teviot and her measurements; Roland Beschel and his method are not.',
  paragraphs: [
    'A gravestone is, among other things, a scientific instrument. Someone has taken a clean slab of known rock, stood it upright in the weather, and cut into it the date on which the experiment began. Then everyone has gone away for two hundred years. No laboratory could get the funding.',
    'What the instrument measures best is lichen: the gray crusts, yellow coins, and green rosettes that visitors take for dirt, or stains, or moss. A lichen is none of these. It is not even, strictly speaking, an it. The body is a fungus, and living among its threads are microscopic algae, or sometimes bacteria, that turn sunlight into sugar. The fungus provides the house and the algae the kitchen. Together they can live where neither could alone, on bare rock, on almost nothing, and at almost no speed. In 2005 lichens were carried into orbit and exposed to open space for two weeks. Brought home and moistened, they resumed where they had left off.',
    'It was their slowness that caught the attention of Roland Beschel, a young Austrian botanist, in the late 1940s. Walking among graves, he noticed that certain round, crusty lichens were small on recent stones and large on old ones, and that on stones of one age the largest were much the same size. Plot the diameter against the date, and you have a growth curve. Carry the curve up into the mountains, where boulders bear no dates, and you can read it backward: measure the largest lichen on a heap of rubble and learn roughly when a glacier dropped it there. One species, the map lichen, a yellow-green patchwork outlined in black, may widen by less than half a millimeter in a year. On a boulder in the Arctic, a patch the size of a dinner plate can be older than most nations.',
    'The method, called lichenometry, has its doubters, and churchyards have supplied them with arguments. Morag Teviot, a botanist who has spent eleven summers on her knees in the burial grounds of eastern Scotland, measured four hundred and twelve lichens on dated stones and found that two neighbors, cut from one quarry in one year, could differ by a third. “The date on a stone tells you when a person died,” she says. “It doesn’t tell you when the family could afford the stone.” Some had been scrubbed. One had lain face down through most of the reign of Queen Victoria. And before any lichen can grow, a spore has to land and a partner be found, which may take two years or twenty. A clock that starts when it pleases, Teviot holds, can be trusted for centuries, but not for decades.',
    'Yet what spoils lichens as clocks makes them excellent at something else. They have no roots and no skin. Whatever the rain and air contain, they soak up, and being unable to leave, they keep. As early as 1866 a botanist in Paris observed that lichens which flourished in one public garden were dying out in the smokier parts of the city, and proposed that they be read as a gauge of the air. In the coal-burning century that followed, whole groups of species vanished from the towns of Britain; around the larger cities one could draw rings on a map, each ring poorer than the one outside it, and at the center a disk that botanists called the lichen desert.',
    'The desert has since bloomed, but not with what grew there before. As coal smoke cleared, lichens came back to city stones within a few decades, faster than anyone had dared to predict. Those that came first, however, were often the orange and yellow kinds that thrive on nitrogen. These had once been confined mainly to the tops of headstones, where birds perch and leave their droppings. Now, with ammonia drifting from farms and nitrogen compounds from exhaust pipes, it is as though birds were perching everywhere. The air is cleaner of one thing and richer in another, and the stones have recorded both.',
    'They will go on doing so if we let them. More than seven hundred kinds of lichen have been found in the churchyards of lowland England, where natural rock seldom breaks the surface and a graveyard may be the only cliff for miles. Well-meaning people still come with bleach and wire brushes to make the names legible. It takes an afternoon. What they remove is the one thing on the stone that has been added every year since the funeral, in a hand so slow that no one living has seen it write.',
  ],
  questions: [
    {
      id: 'act-reading/the-churchyard-clock-q1',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The main idea of the passage is that the lichens on gravestones:',
      right: 'are a slow record that deserves to be left alone.',
      wrong: [
        {
          html: 'are a good clock but a poor gauge of the air.',
          misconception: 'ar-reversed',
          why: 'Clock and gauge are both there, but the other way around: “what spoils lichens as clocks makes them excellent at something else,” as a gauge of the air.',
        },
        {
          html: 'are a better record than the dates carved there.',
          misconception: 'ar-extreme-wording',
          why: 'A carved date may mislead, as Teviot shows; but the lichens are off by as much as “a third,” and are never called better.',
        },
        {
          html: 'are slowly wearing off what was carved there.',
          misconception: 'ar-outside-the-text',
          why: 'People do brush them off to make the names “legible”; but nothing says that a lichen wears the stone, and what goes lost is lost to brushes.',
        },
      ],
      evidence: [
        'The air is cleaner of one thing and richer in another, and the stones have recorded both.',
        'What they remove is the one thing on the stone that has been added every year since the funeral',
      ],
      explanation:
        '<p class="plan">This asks for the main idea: the option must cover the clock, the gauge of the air and the last paragraph.</p><p>Lichens serve as a rough clock and as a gauge of the air: “the stones have recorded both.” And “They will go on doing so if we let them”: the last paragraph regrets the brushes that remove what “has been added every year since the funeral.”</p>',
    },
    {
      id: 'act-reading/the-churchyard-clock-q2',
      skill: 'ar-function',
      difficulty: 'Low',
      b: -0.4,
      seconds: 55,
      text: '',
      stem: 'The account of a gravestone in the first paragraph is given mainly in order to:',
      right: 'treat it as an experiment under way.',
      wrong: [
        {
          html: 'present it as a kind of clock.',
          misconception: 'ar-wrong-part-of-passage',
          why: '“A clock that starts when it pleases” is what Teviot speaks of, three paragraphs on, and she means the lichens; here the words are “instrument” and “laboratory.”',
        },
        {
          html: 'raise a doubt about its date.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Teviot raises this doubt later, in the fourth paragraph; but here the date is taken at its word.',
        },
        {
          html: 'praise the patience that it asks of science.',
          misconception: 'ar-half-right',
          why: 'Two hundred years would ask for patience; but nobody waits: “everyone has gone away,” and the stone does the work.',
        },
      ],
      evidence: [
        'Someone has taken a clean slab of known rock, stood it upright in the weather, and cut into it the date on which the experiment began.',
      ],
      explanation:
        '<p class="plan">A function question: list what an experiment needs, and find each of these in the gravestone.</p><p>“A clean slab of known rock,” weather, and a carved date are exactly what an experiment would need.</p>',
    },
    {
      id: 'act-reading/the-churchyard-clock-q3',
      skill: 'ar-words-in-context',
      difficulty: 'Low',
      b: -0.7,
      seconds: 45,
      text: '',
      stem: 'By describing the two partners in a lichen as in [[line: The fungus provides the house and the algae the kitchen]], the author means that the algae:',
      right: 'make the food.',
      wrong: [
        {
          html: 'form the body.',
          misconception: 'ar-half-right',
          why: 'The two partners do form one lichen, but its body “is a fungus,” as an earlier sentence says; the algae only live among its threads.',
        },
        {
          html: 'need the sugar.',
          misconception: 'ar-echoed-words',
          why: 'Sugar is in the sentence before, but the algae are what makes it: they “turn sunlight into sugar.”',
        },
        {
          html: 'bring the spore.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Spores do come up, but in the paragraph on the clock’s doubters; a spore lands first, and then “a partner” has to “be found.”',
        },
      ],
      evidence: [
        'living among its threads are microscopic algae, or sometimes bacteria, that turn sunlight into sugar',
      ],
      explanation:
        '<p class="plan">A figure of speech: match house and kitchen with the two partners, and see what the algae do with sunlight.</p><p>The fungus is the body, the house. The algae living in it “turn sunlight into sugar,” as a kitchen provides meals.</p>',
    },
    {
      id: 'act-reading/the-churchyard-clock-q4',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 55,
      text: '',
      stem: 'According to the passage, which of the following happened first?',
      right: 'Lichens were proposed as a gauge of the air.',
      wrong: [
        {
          html: 'Lichens were proposed as a clock for rubble.',
          misconception: 'ar-order-told-for-order-happened',
          why: 'The clock is told first, in the third paragraph; but Beschel found it “in the late 1940s,” and the paragraph on air begins earlier.',
        },
        {
          html: 'Lichens vanished from the towns of Britain.',
          misconception: 'ar-half-right',
          why: 'Lichens were dying out in Paris when the year 1866 is named; but the towns of Britain belong to “the coal-burning century that followed.”',
        },
        {
          html: 'Lichens of orange and yellow covered city stones.',
          misconception: 'ar-order-told-for-order-happened',
          why: 'This is the last of the four: those kinds came when coal smoke had cleared, after the desert of the coal-burning century.',
        },
      ],
      evidence: [
        'As early as 1866 a botanist in Paris observed that lichens which flourished in one public garden were dying out in the smokier parts of the city, and proposed that they be read as a gauge of the air.',
        'in the late 1940s',
      ],
      explanation:
        '<p class="plan">A question of order: give each option its year or its century, and do not go by the order of the paragraphs.</p><p>It was “as early as 1866” that a botanist in Paris made his proposal ([[line: As early as 1866 a botanist in Paris]]). Britain’s towns lost their species in “the coal-burning century that followed,” Beschel walked among graves “in the late 1940s,” and the orange kinds came when the smoke had gone.</p>',
    },
    {
      id: 'act-reading/the-churchyard-clock-q5',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.9,
      seconds: 45,
      text: '',
      stem: 'According to Teviot, the date carved on a stone can mislead a researcher because:',
      right: 'the stone may have been put up later.',
      wrong: [
        {
          html: 'the stone may have been used before.',
          misconception: 'ar-outside-the-text',
          why: 'Stones were sometimes used twice; but she speaks of families who could not yet pay, not of old stones.',
        },
        {
          html: 'the date may have been cut wrongly.',
          misconception: 'ar-half-right',
          why: 'The date can mislead, that is right; but not by being wrong: it does tell “when a person died,” and only the stone is late.',
        },
        {
          html: 'the date may have been hard to read.',
          misconception: 'ar-common-sense-over-text',
          why: 'Old dates do wear away; but what she objects to is what the date tells, “when a person died.”',
        },
      ],
      evidence: [
        'The date on a stone tells you when a person died',
        'It doesn’t tell you when the family could afford the stone.',
      ],
      explanation:
        '<p class="plan">A stated detail: find her words about the family.</p><p>“The date on a stone tells you when a person died … It doesn’t tell you when the family could afford the stone”: years may lie between the two. The death may come long before the stone, and then the date that is carved says more years than the stone, and the lichen on it, have stood there.</p>',
    },
    {
      id: 'act-reading/the-churchyard-clock-q6',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'It can be inferred that Teviot’s view of how far such a clock can be trusted ([[line: can be trusted for centuries, but not for decades]]) rests on the idea that:',
      right: 'the same delay matters less on an older stone.',
      wrong: [
        {
          html: 'the growth is more even on an older stone.',
          misconception: 'ar-half-right',
          why: 'An older stone is what helps, that is right; but her point is the start, “two years or twenty,” not the growth.',
        },
        {
          html: 'the errors cancel out when many are measured.',
          misconception: 'ar-outside-the-text',
          why: 'She did measure four hundred and twelve; but centuries and decades are about age, not about how many were measured.',
        },
        {
          html: 'a slow lichen keeps better time than a quick one.',
          misconception: 'ar-outside-the-text',
          why: 'Slowness is what makes lichens useful at all; but her point is when the growth begins, “two years or twenty,” not how fast it goes on.',
        },
      ],
      evidence: ['which may take two years or twenty', 'A clock that starts when it pleases'],
      explanation:
        '<p class="plan">An inference about size: how many years may pass before growth starts, and beside what are they few?</p><p>Before any lichen grows, “a spore has to land and a partner be found, which may take two years or twenty.” An error of that size is small beside centuries and large beside decades.</p>',
    },
    {
      id: 'act-reading/the-churchyard-clock-q7',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The sentence in [[line: They have no roots and no skin]] functions in the passage as a reason why lichens:',
      right: 'register what is in the air.',
      wrong: [
        {
          html: 'grow as slowly as they do.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Their slowness is the matter of the third paragraph; this sentence opens the one about air, and what follows is that they “soak up” everything.',
        },
        {
          html: 'are not to be used as clocks.',
          misconception: 'ar-half-right',
          why: 'What “spoils lichens as clocks” stands in the sentence before, but those reasons have been given; this one is for the “something else.”',
        },
        {
          html: 'are able to live on bare rock.',
          misconception: 'ar-common-sense-over-text',
          why: 'Without roots a thing might well live on rock; but that was explained before, by fungus and algae together.',
        },
      ],
      evidence: ['Whatever the rain and air contain, they soak up, and being unable to leave, they keep.'],
      explanation:
        '<p class="plan">A function question: read the next sentence, and ask what having no skin leads to.</p><p>Having no skin, they soak up “whatever the rain and air contain,” and keep it; that is why they can be “read as a gauge of the air.”</p>',
    },
    {
      id: 'act-reading/the-churchyard-clock-q8',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 60,
      text: '',
      stem: 'The comparison with birds ([[line: it is as though birds were perching everywhere]]) suggests that nitrogen:',
      right: 'now reaches stones wherever they stand.',
      wrong: [
        {
          html: 'now comes from birds all over a town.',
          misconception: 'ar-literal-for-figurative',
          why: 'Birds are named; but “as though” makes them a comparison, and the nitrogen comes from farms and exhaust pipes.',
        },
        {
          html: 'now feeds lichens on the tops of stones.',
          misconception: 'ar-half-right',
          why: 'It does feed them; but the tops were where it had once been “confined,” and now it is everywhere.',
        },
        {
          html: 'now harms lichens more than smoke did.',
          misconception: 'ar-outside-the-text',
          why: 'It might seem so, since smoke has cleared; but the kinds that came back “thrive on nitrogen.”',
        },
      ],
      evidence: ['with ammonia drifting from farms and nitrogen compounds from exhaust pipes'],
      explanation:
        '<p class="plan">An inference from a comparison: what did birds bring to the tops of the stones, and what brings it now?</p><p>Nitrogen once came mainly from droppings on “the tops of headstones”; now ammonia is “drifting from farms” and nitrogen compounds “from exhaust pipes,” so that every stone gets what only the perches had.</p>',
    },
    {
      id: 'act-reading/the-churchyard-clock-q9',
      skill: 'ar-voice-point-of-view',
      difficulty: 'High',
      b: 1,
      seconds: 65,
      text: '',
      stem: 'The author’s attitude toward the people described in the last paragraph ([[line: Well-meaning people still come with bleach]]) is best described as:',
      right: 'regret about what they destroy.',
      wrong: [
        {
          html: 'respect for what they restore.',
          misconception: 'ar-half-right',
          why: 'She does grant that they mean well and make “the names legible”; but the last sentence weighs what is lost by it.',
        },
        {
          html: 'scorn for what they believe.',
          misconception: 'ar-wrong-tone',
          why: 'One could be angry at bleach and wire brushes; but she calls the people “Well-meaning,” which is not scorn.',
        },
        {
          html: 'doubt about what they can achieve.',
          misconception: 'ar-outside-the-text',
          why: 'An afternoon seems short for such work; but it is enough: they do remove what grew for so long.',
        },
      ],
      evidence: ['What they remove is the one thing on the stone that has been added every year since the funeral'],
      explanation:
        '<p class="plan">An attitude question: weigh how she names these people against what she says in the last sentence.</p><p>They mean well, but “what they remove is the one thing on the stone that has been added every year since the funeral,” and what took all those years goes in “an afternoon.”</p>',
    },
    {
      id: 'act-reading/the-churchyard-clock-q10',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 55,
      text: '',
      stem: 'According to the passage, Teviot found all of the following to be reasons why lichens on stones with the same date may differ in size EXCEPT:',
      right: 'One stone may be of softer rock than the other.',
      wrong: [
        {
          html: 'One stone may have been cleaned by somebody.',
          misconception: 'ar-overlooked-mention',
          why: 'Four words say it, among several examples, and are soon read over: “Some had been scrubbed.”',
        },
        {
          html: 'One stone may have been set up later than dated.',
          misconception: 'ar-missed-in-other-words',
          why: 'It is not said in these words, but that is her remark that a date does not tell when “the family could afford the stone.”',
        },
        {
          html: 'One stone may have lain with its face to the ground.',
          misconception: 'ar-overlooked-mention',
          why: 'It is the example from the reign of Queen Victoria: one “had lain face down.”',
        },
      ],
      evidence: [
        'two neighbors, cut from one quarry in one year, could differ by a third',
        'Some had been scrubbed. One had lain face down through most of the reign of Queen Victoria.',
      ],
      explanation:
        '<p class="plan">An EXCEPT question: the paragraph on the doubters gives three of these reasons; look for each in other words.</p><p>The date does not tell when “the family could afford the stone”; “Some had been scrubbed. One had lain face down through most of the reign of Queen Victoria” ([[line: Some had been scrubbed]]). Of a difference in the rock nothing is said: even two stones “cut from one quarry” differed.</p>',
    },
  ],
}
