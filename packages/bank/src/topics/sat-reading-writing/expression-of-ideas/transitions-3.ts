import type { WrittenItem } from '#kit'

export const transitions3: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/transitions-27',
    skill: 'rw-transitions',
    difficulty: 'Low',
    b: -0.9,
    seconds: 40,
    text: '<p>Some languages oblige their speakers to say how they know what they report. <span class="blank">______</span> in Tuyuca, spoken in Colombia and Brazil, a verb takes one ending if the speaker saw the event and another if the speaker only heard it.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'For instance,',
    wrong: [
      {
        html: 'On the other hand,',
        misconception: 'rw-contrast-for-addition',
        why: 'Tuyuca does just what the first sentence describes, so there is no contrast. The subject changes a little, which suggests a turn, but the second sentence does not go against the first.',
      },
      {
        html: 'In turn,',
        misconception: 'rw-cause-for-addition',
        why: 'Tuyuca’s endings are not caused by what some languages do. Try to say because of that, and the link breaks.',
      },
      {
        html: 'In short,',
        misconception: 'rw-conclusion-for-detail',
        why: 'A single language does not sum up a statement about several. A summary needs several points to gather up, and there are none.',
      },
    ],
    evidence: ['Some languages oblige their speakers to say how they know', 'in Tuyuca'],
    explanation:
      '<strong>Plan:</strong> Transition. Decide whether the second sentence goes against the first, follows from it, goes on from it, or comes after it.</p><p>“Some languages” is general; “Tuyuca” is one of them, so the second sentence illustrates the first.',
  },
  {
    id: 'sat-reading-writing/transitions-28',
    skill: 'rw-transitions',
    difficulty: 'Medium',
    b: -0.2,
    seconds: 45,
    text: '<p>According to the city’s own survey, the new streetcar line has shortened the average trip to work by eleven minutes. <span class="blank">______</span> it has reduced car traffic along Harbor Avenue by a fifth, a benefit that its planners had not even promised.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'Furthermore,',
    wrong: [
      {
        html: 'In other words,',
        misconception: 'rw-restates-what-is-new',
        why: 'Less car traffic is a new benefit, not the shorter trip said again. It sounds smooth, but one of the two sentences could then be left out.',
      },
      {
        html: 'Conversely,',
        misconception: 'rw-contrast-for-addition',
        why: '“Conversely” announces the reverse, but both effects are good ones, so neither is the reverse of the other.',
      },
      {
        html: 'Granted,',
        misconception: 'rw-contrast-for-addition',
        why: '“Granted” would admit a drawback, but less car traffic is welcome, so there is nothing to admit and nothing to contrast.',
      },
    ],
    evidence: ['has shortened the average trip to work', 'it has reduced car traffic', 'a benefit'],
    explanation:
      '<strong>Plan:</strong> Transition. Cover the options, read the sentences on both sides, and say the link in your own words first.</p><p>The streetcar “has shortened the average trip,” and it “has reduced car traffic” too: a second benefit is added.',
  },
  {
    id: 'sat-reading-writing/transitions-29',
    skill: 'rw-transitions',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 50,
    text: '<p>The maps drawn by the 1906 expedition are full of errors: rivers bend the wrong way, and one mountain appears twice. <span class="blank">______</span> climate scientists consult them often, because no other record shows where the valley’s glaciers ended before a century of melting.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'Still,',
    wrong: [
      {
        html: 'To that end,',
        misconception: 'rw-cause-for-contrast',
        why: 'Having errors is no aim that consulting the maps could serve. The order of the sentences suggests a result, but the second goes against the first or stands beside it.',
      },
      {
        html: 'Furthermore,',
        misconception: 'rw-addition-for-contrast',
        why: 'That scientists use the maps does not add to their faults; it goes against them.',
      },
      {
        html: 'In other words,',
        misconception: 'rw-restates-what-is-new',
        why: 'The second sentence tells of the maps’ use; it does not restate their errors. It sounds smooth, but one of the two sentences could then be left out.',
      },
    ],
    evidence: ['are full of errors', 'climate scientists consult them often'],
    explanation:
      '<strong>Plan:</strong> Transition. Decide whether the second sentence goes against the first, follows from it, goes on from it, or comes after it.</p><p>Maps “full of errors” would seem useless, yet scientists “consult them often”: the transition must grant the first point and turn from it.',
  },
  {
    id: 'sat-reading-writing/transitions-30',
    skill: 'rw-transitions',
    difficulty: 'High',
    b: 1.1,
    seconds: 55,
    text: '<p>Under the agreement, every recording of the elders’ stories was to remain the property of the community that told them. <span class="blank">______</span> the linguists handed over the original files when the project ended and asked the village council’s permission before quoting a line.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'Accordingly,',
    wrong: [
      {
        html: 'That said,',
        misconception: 'rw-contrast-for-cause',
        why: '“That said” would take something back, but what the linguists did is just what the agreement asked of them.',
      },
      {
        html: 'By comparison,',
        misconception: 'rw-contrast-for-cause',
        why: 'Agreement and acts may look like two things to be compared, but the acts carry the agreement out; they follow from it.',
      },
      {
        html: 'Previously,',
        misconception: 'rw-time-for-logic',
        why: 'The files were handed over after the agreement, when the project ended. Words of time need events told in that order, and here the link is one of thought.',
      },
    ],
    evidence: ['was to remain the property of the community', 'handed over the original files'],
    explanation:
      '<strong>Plan:</strong> Transition. Cover the options, read the sentences on both sides, and say the link in your own words first.</p><p>The agreement made the recordings “the property of the community,” and in keeping with it the linguists “handed over the original files.”',
  },
  {
    id: 'sat-reading-writing/transitions-31',
    skill: 'rw-transitions',
    difficulty: 'Medium',
    b: -0.1,
    seconds: 45,
    text: '<p>Leafcutter ants clear roads through the forest, carry pieces of leaf underground, chew them to pulp, plant a fungus on the pulp, weed out molds, and feed the harvest to their young. <span class="blank">______</span> they are farmers, and they have been farming for millions of years longer than we have.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'In short,',
    wrong: [
      {
        html: 'Otherwise,',
        misconception: 'rw-contrast-for-addition',
        why: 'Being farmers is not what happens if the ants leave these things undone. A contrast word sounds thoughtful; here nothing is contrasted.',
      },
      {
        html: 'For example,',
        misconception: 'rw-example-for-conclusion',
        why: '“Farmers” sums up the activities; it is not one example among them. An example is one case out of a group that was named, and this sentence is not.',
      },
      {
        html: 'Afterward,',
        misconception: 'rw-time-for-logic',
        why: 'The ants do not become farmers later; the listed activities are their farming. It makes the sentences flow, but nothing in them is earlier or later.',
      },
    ],
    evidence: ['plant a fungus on the pulp, weed out molds, and feed the harvest to their young', 'they are farmers'],
    explanation:
      '<strong>Plan:</strong> Transition. Decide whether the second sentence goes against the first, follows from it, goes on from it, or comes after it.</p><p>The list of tasks is gathered up in one word, “farmers,” so the transition must announce a summary.',
  },
  {
    id: 'sat-reading-writing/transitions-32',
    skill: 'rw-transitions',
    difficulty: 'Medium',
    b: 0.1,
    seconds: 45,
    text: '<p>Basalt forms from lava that cools at the earth’s surface, so quickly that its crystals have little time to grow. <span class="blank">______</span> a person looking at a piece of basalt without a magnifying glass can seldom make out single grains.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'Hence,',
    wrong: [
      {
        html: 'Nevertheless,',
        misconception: 'rw-contrast-for-cause',
        why: 'Small crystals are a reason for not seeing grains, so there is no contrast. A contrast word needs something unexpected, and this is what one would expect.',
      },
      {
        html: 'Meanwhile,',
        misconception: 'rw-time-for-logic',
        why: 'Looking at a rock does not go on at the same time as its cooling.',
      },
      {
        html: 'For example,',
        misconception: 'rw-example-for-conclusion',
        why: 'Not seeing the grains is an effect of fast cooling, not an example of it.',
      },
    ],
    evidence: ['its crystals have little time to grow', 'can seldom make out single grains'],
    explanation:
      '<strong>Plan:</strong> Transition. Cover the options, read the sentences on both sides, and say the link in your own words first.</p><p>Crystals with “little time to grow” stay tiny, and that is why one “can seldom make out single grains.”',
  },
  {
    id: 'sat-reading-writing/transitions-33',
    skill: 'rw-transitions',
    difficulty: 'Low',
    b: -0.5,
    seconds: 45,
    text: '<p>In 1854 the physician John Snow traced an outbreak of cholera in London to the water of a single public pump. <span class="blank">______</span> most doctors had believed that the disease was carried by foul air.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'Previously,',
    wrong: [
      {
        html: 'Thus,',
        misconception: 'rw-cause-for-contrast',
        why: 'The doctors’ earlier belief cannot be a result of Snow’s later discovery. Try to say because of that, and the link breaks.',
      },
      {
        html: 'Similarly,',
        misconception: 'rw-likeness-without-match',
        why: 'Water and air are competing explanations, not similar findings. It would link two parallel cases, and here there are not two.',
      },
      {
        html: 'Finally,',
        misconception: 'rw-time-for-logic',
        why: 'The doctors’ belief came before 1854; it was not the last thing to happen, so the order in time is wrong.',
      },
    ],
    evidence: ['In 1854 the physician John Snow traced an outbreak', 'most doctors had believed'],
    explanation:
      '<strong>Plan:</strong> Transition. Decide whether the second sentence goes against the first, follows from it, goes on from it, or comes after it.</p><p>“Had believed” places the doctors’ view before what Snow did “In 1854,” so the transition must point back in time.',
  },
  {
    id: 'sat-reading-writing/transitions-34',
    skill: 'rw-transitions',
    difficulty: 'Low',
    b: -0.6,
    seconds: 40,
    text: '<p>Trees planted along a city street shade the sidewalk and lower the temperature of the pavement on summer afternoons. <span class="blank">______</span> their roots may crack that pavement and the water pipes under it, and repairs can cost a city dearly.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'On the other hand,',
    wrong: [
      {
        html: 'Indeed,',
        misconception: 'rw-emphasis-for-turn',
        why: 'Cracked pipes are a drawback, so they do not confirm the benefit of shade. Such a word pushes on in the same direction, and here the text turns.',
      },
      {
        html: 'Therefore,',
        misconception: 'rw-cause-for-contrast',
        why: 'Roots do not crack pavement because the branches give shade. Try to say because of that, and the link breaks.',
      },
      {
        html: 'Similarly,',
        misconception: 'rw-likeness-without-match',
        why: 'A benefit and a cost are opposites, not two like cases. It would link two parallel cases, and here there are not two.',
      },
    ],
    evidence: ['shade the sidewalk and lower the temperature', 'their roots may crack that pavement'],
    explanation:
      '<strong>Plan:</strong> Transition. Cover the options, read the sentences on both sides, and say the link in your own words first.</p><p>The first sentence names a benefit, the second a cost: “shade” on one side, cracked pavement on the other.',
  },
  {
    id: 'sat-reading-writing/transitions-35',
    skill: 'rw-transitions',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 55,
    text: '<p>Notes on potsherds and flakes of limestone have taught archaeologists a great deal about the men of Deir el-Medina, the village whose workers cut the tombs in Egypt’s Valley of the Kings. <span class="blank">______</span> one such record tells why men missed work: one was brewing beer, another had been stung by a scorpion.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'In particular,',
    wrong: [
      {
        html: 'Regardless,',
        misconception: 'rw-contrast-for-addition',
        why: 'The record is one of the notes that taught so much; it does not hold in spite of them.',
      },
      {
        html: 'Consequently,',
        misconception: 'rw-cause-for-addition',
        why: 'The record was not made because archaeologists have learned from such notes. Try to say because of that, and the link breaks.',
      },
      {
        html: 'Eventually,',
        misconception: 'rw-time-for-logic',
        why: 'The record is one of the notes already named, not something that came later. Words of time need events told in that order, and here the link is one of thought.',
      },
    ],
    evidence: ['Notes on potsherds and flakes of limestone have taught archaeologists a great deal', 'one such record'],
    explanation:
      '<strong>Plan:</strong> Transition. Decide whether the second sentence goes against the first, follows from it, goes on from it, or comes after it.</p><p>“One such record” picks a single case out of all the “Notes on potsherds and flakes,” so the text moves from the general to the particular.',
  },
  {
    id: 'sat-reading-writing/transitions-36',
    skill: 'rw-transitions',
    difficulty: 'Low',
    b: -1.1,
    seconds: 40,
    text: '<p>For eleven summers the team dug on the hill and found nothing but gravel. Sponsors withdrew, and half of the crew took other work. <span class="blank">______</span> in the last week of the twelfth summer, a student’s trowel scraped the edge of a mosaic floor.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'Eventually,',
    wrong: [
      {
        html: 'By comparison,',
        misconception: 'rw-contrast-for-addition',
        why: 'Failure and find do differ, but “by comparison” would measure the one against the other; the sentence tells what happened in the end.',
      },
      {
        html: 'For example,',
        misconception: 'rw-example-for-new-point',
        why: 'Success in the twelfth summer is not an example of eleven summers of failure. Examples are common in such texts, but this sentence is no case of what comes before.',
      },
      {
        html: 'Thus,',
        misconception: 'rw-cause-for-contrast',
        why: 'It is a relief after eleven summers, but the floor was not found because those summers had failed; it was found in spite of them.',
      },
    ],
    evidence: ['For eleven summers the team dug', 'in the last week of the twelfth summer'],
    explanation:
      '<strong>Plan:</strong> Transition. Cover the options, read the sentences on both sides, and say the link in your own words first.</p><p>After “eleven summers” of failure, the find comes “in the last week of the twelfth”: a long wait ends, in time.',
  },
  {
    id: 'sat-reading-writing/transitions-37',
    skill: 'rw-transitions',
    difficulty: 'High',
    b: 1,
    seconds: 55,
    text: '<p>During an El Niño, warm water off the coast of Peru holds down the cold, nutrient-rich water that normally rises there, and plankton grow scarce. <span class="blank">______</span> the anchovies that feed on plankton dwindle, and seabirds that live on anchovies go hungry.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'In turn,',
    wrong: [
      {
        html: 'On the other hand,',
        misconception: 'rw-contrast-for-cause',
        why: '“On the other hand” turns to another side, but the anchovies dwindle because the plankton do, so there is no contrast.',
      },
      {
        html: 'In particular,',
        misconception: 'rw-example-for-conclusion',
        why: 'Fewer anchovies are a later effect, not a particular case of scarce plankton. It sounds smooth, but the sentence does not illustrate anything.',
      },
      {
        html: 'Regardless,',
        misconception: 'rw-contrast-for-cause',
        why: '“Regardless” would mean that the plankton make no difference; they matter very much to the anchovies, which do not dwindle in spite of the loss.',
      },
    ],
    evidence: ['plankton grow scarce', 'the anchovies that feed on plankton dwindle'],
    explanation:
      '<strong>Plan:</strong> Transition. Decide whether the second sentence goes against the first, follows from it, goes on from it, or comes after it.</p><p>Each loss brings on the next: plankton “grow scarce,” then the animals “that feed on plankton dwindle.” “In turn” passes the effect along the chain.',
  },
  {
    id: 'sat-reading-writing/transitions-38',
    skill: 'rw-transitions',
    difficulty: 'Low',
    b: -0.7,
    seconds: 40,
    text: '<p>A baker who keeps a sourdough starter must feed it fresh flour and water at regular intervals. <span class="blank">______</span> the yeast and bacteria in it will use up their food, and the dough made from it will no longer rise.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'Otherwise,',
    wrong: [
      {
        html: 'Similarly,',
        misconception: 'rw-likeness-without-match',
        why: 'Failing dough is not a second case like feeding the starter. It would link two parallel cases, and here there are not two.',
      },
      {
        html: 'To that end,',
        misconception: 'rw-cause-for-contrast',
        why: 'Letting the microbes run out of food is not the baker’s aim. Try to say because of that, and the link breaks.',
      },
      {
        html: 'For example,',
        misconception: 'rw-example-for-new-point',
        why: 'Dough that will not rise is not an example of regular feeding. Examples are common in such texts, but this sentence is no case of what comes before.',
      },
    ],
    evidence: ['must feed it fresh flour and water', 'will use up their food'],
    explanation:
      '<strong>Plan:</strong> Transition. Cover the options, read the sentences on both sides, and say the link in your own words first.</p><p>The second sentence tells what happens if the baker does not do what he or she “must”: the food is used up. “Otherwise” means “if not.”',
  },
  {
    id: 'sat-reading-writing/transitions-39',
    skill: 'rw-transitions',
    difficulty: 'Medium',
    b: 0.4,
    seconds: 50,
    text: '<p>The plot of <i>The Salt Road</i>, a silent film of 1926, is thin, and its actors wave their arms like people hailing a train. <span class="blank">______</span> its last shot, in which a lantern drifts across a dark lake for two full minutes, is still studied in film schools.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'Even so,',
    wrong: [
      {
        html: 'Hence,',
        misconception: 'rw-cause-for-contrast',
        why: 'Film schools do not study the last shot because the plot is thin. Try to say because of that, and the link breaks.',
      },
      {
        html: 'Specifically,',
        misconception: 'rw-conclusion-for-detail',
        why: 'The praised last shot is not a detail of the film’s faults. To be specific, one needs a general statement to make exact.',
      },
      {
        html: 'In addition,',
        misconception: 'rw-addition-for-contrast',
        why: 'Faults and a much-studied shot point in opposite directions, so the second does not simply add to the first.',
      },
    ],
    evidence: ['is thin', 'is still studied in film schools'],
    explanation:
      '<strong>Plan:</strong> Transition. Decide whether the second sentence goes against the first, follows from it, goes on from it, or comes after it.</p><p>In spite of a plot that “is thin,” the last shot “is still studied”: the praise comes against expectation.',
  },
]
