import type { WrittenItem } from '#kit'

export const transitions2: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/transitions-14',
    skill: 'rw-transitions',
    difficulty: 'Low',
    b: -0.8,
    seconds: 40,
    text: '<p>Most newspapers of the twentieth century were printed on wood-pulp paper, whose acids slowly destroy its fibers, and heat and moisture hasten the damage. <span class="blank">______</span> archivists who care for such newspapers keep them in cool, dry rooms.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'Therefore,',
    wrong: [
      {
        html: 'On the other hand,',
        misconception: 'rw-contrast-for-cause',
        why: 'Cool, dry rooms are just what the damage calls for, so nothing is unexpected. A contrast word needs something unexpected, and this is what one would expect.',
      },
      {
        html: 'For instance,',
        misconception: 'rw-example-for-conclusion',
        why: 'Keeping paper cool is not an example of heat doing damage. An example must be one of the things just named, and this is none of them.',
      },
      {
        html: 'Previously,',
        misconception: 'rw-time-for-logic',
        why: 'The archivists’ care is a reaction to the damage, not something that came before it.',
      },
    ],
    evidence: ['heat and moisture hasten the damage', 'keep them in cool, dry rooms'],
    explanation:
      '<strong>Plan:</strong> Transition. Decide whether the second sentence goes against the first, follows from it, goes on from it, or comes after it.</p><p>Because “heat and moisture hasten the damage,” archivists choose “cool, dry rooms”: the second sentence follows from the first.',
  },
  {
    id: 'sat-reading-writing/transitions-15',
    skill: 'rw-transitions',
    difficulty: 'Medium',
    b: 0.4,
    seconds: 50,
    text: '<p>Although the tomato is at the heart of Italian cooking today, it is no ancient staple there. <span class="blank">______</span> the plant, a native of the Americas, reached Europe only in the 1500s, and Italian recipes for tomato sauce were not printed until the late 1600s.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'In fact,',
    wrong: [
      {
        html: 'Otherwise,',
        misconception: 'rw-contrast-for-addition',
        why: '“Otherwise” tells what would happen if the claim were false, but the dates say nothing of that kind; they support the claim.',
      },
      {
        html: 'As a result,',
        misconception: 'rw-cause-for-addition',
        why: 'The late arrival is not caused by the tomato’s being no ancient staple; it shows that it is none.',
      },
      {
        html: 'Alternatively,',
        misconception: 'rw-contrast-for-addition',
        why: '“Alternatively” offers another possibility, but the dates support the claim. The subject changes a little, which suggests a turn, but there is none.',
      },
    ],
    evidence: ['it is no ancient staple there', 'reached Europe only in the 1500s'],
    explanation:
      '<strong>Plan:</strong> Transition. Cover the options, read the sentences on both sides, and say the link in your own words first.</p><p>That the tomato is “no ancient staple” is borne out, strongly, by the news that it “reached Europe only in the 1500s.”',
  },
  {
    id: 'sat-reading-writing/transitions-16',
    skill: 'rw-transitions',
    difficulty: 'Medium',
    b: 0.2,
    seconds: 50,
    text: '<p>Where parrotfish are caught in great numbers, the algae that they would have grazed can smother a coral reef. <span class="blank">______</span> where sea otters disappear from a kelp forest, the sea urchins that they would have eaten can strip the kelp to bare rock.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'Likewise,',
    wrong: [
      {
        html: 'In turn,',
        misconception: 'rw-cause-for-addition',
        why: 'Losing otters in a kelp forest is not a result of catching parrotfish on a reef.',
      },
      {
        html: 'However,',
        misconception: 'rw-contrast-for-addition',
        why: 'The two places show the same pattern, so they do not contrast. A contrast word sounds thoughtful; here nothing is contrasted.',
      },
      {
        html: 'In short,',
        misconception: 'rw-conclusion-for-detail',
        why: 'The second sentence gives a new case; it does not sum up the first. A summary needs several points to gather up, and there are none.',
      },
    ],
    evidence: [
      'the algae that they would have grazed can smother a coral reef',
      'the sea urchins that they would have eaten can strip the kelp',
    ],
    explanation:
      '<strong>Plan:</strong> Transition. Decide whether the second sentence goes against the first, follows from it, goes on from it, or comes after it.</p><p>In both places an eater disappears and what it “would have grazed” or “would have eaten” takes over: the cases are alike.',
  },
  {
    id: 'sat-reading-writing/transitions-17',
    skill: 'rw-transitions',
    difficulty: 'Low',
    b: -1.3,
    seconds: 40,
    text: '<p>To make indigo dye in the old way, workers first soak the leaves until they ferment. They then beat the liquid to stir air into it, and a blue pigment sinks to the bottom. <span class="blank">______</span> they drain off the water, press the paste into cakes, and leave the cakes to dry.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'Finally,',
    wrong: [
      {
        html: 'Alternatively,',
        misconception: 'rw-contrast-for-addition',
        why: '“Alternatively” would make the third thing to do another choice, but all the steps belong to one process, and this is the last.',
      },
      {
        html: 'Nevertheless,',
        misconception: 'rw-contrast-for-addition',
        why: '“Nevertheless” would set the last step against the others, but it follows them as planned. A contrast word sounds thoughtful; here nothing is contrasted.',
      },
      {
        html: 'Indeed,',
        misconception: 'rw-emphasis-for-turn',
        why: '“Indeed” would strengthen what was said before, but draining and pressing are new actions; they do not back up the earlier ones.',
      },
    ],
    evidence: ['workers first soak the leaves', 'They then beat the liquid', 'leave the cakes to dry'],
    explanation:
      '<strong>Plan:</strong> Transition. Cover the options, read the sentences on both sides, and say the link in your own words first.</p><p>The steps are told in order, “first … then …,” and drying the cakes is the last of them.',
  },
  {
    id: 'sat-reading-writing/transitions-19',
    skill: 'rw-transitions',
    difficulty: 'Medium',
    b: 0.4,
    seconds: 50,
    text: '<p>The warmer the air is, the more water vapor it can contain before droplets form, which is why a humid summer noon may bring no fog at all. <span class="blank">______</span> the cooler the air grows, the less vapor it can contain, and after a clear autumn night a valley may lie white with mist.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'Conversely,',
    wrong: [
      {
        html: 'To that end,',
        misconception: 'rw-cause-for-contrast',
        why: 'Air has no aim, and cool air does not contain less vapor because warm air contains more.',
      },
      {
        html: 'Eventually,',
        misconception: 'rw-time-for-logic',
        why: 'A cool night is set beside a warm noon as the opposite case, not as a later stage of it.',
      },
      {
        html: 'For instance,',
        misconception: 'rw-example-for-new-point',
        why: 'Cool air is not an example of warm air. An example must be one of the things just named, and this is none of them.',
      },
    ],
    evidence: [
      'The warmer the air is, the more water vapor it can contain',
      'the cooler the air grows, the less vapor it can contain',
    ],
    explanation:
      '<strong>Plan:</strong> Transition. Decide whether the second sentence goes against the first, follows from it, goes on from it, or comes after it.</p><p>“The warmer … the more” is turned around into “the cooler … the less”: the second sentence states the reverse case.',
  },
  {
    id: 'sat-reading-writing/transitions-20',
    skill: 'rw-transitions',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 50,
    text: '<p>A museum that owns a fragile silk robe need not keep it from the public for good. It can show the robe for a few months and then return it to dark storage for several years. <span class="blank">______</span> it can ask a weaver to make an exact copy and put that on display, leaving the original undisturbed.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'Alternatively,',
    wrong: [
      {
        html: 'Thus,',
        misconception: 'rw-cause-for-addition',
        why: 'Making a copy does not result from showing the robe; the museum would choose one or the other.',
      },
      {
        html: 'In fact,',
        misconception: 'rw-emphasis-for-turn',
        why: 'The copy does not strengthen the first suggestion; it is a different suggestion. Such a word pushes on in the same direction, and here the text turns.',
      },
      {
        html: 'In short,',
        misconception: 'rw-conclusion-for-detail',
        why: 'The copy is a new possibility, not a summary of the first. It announces a closing where the text goes on.',
      },
    ],
    evidence: ['It can show the robe for a few months', 'it can ask a weaver to make an exact copy'],
    explanation:
      '<strong>Plan:</strong> Transition. Cover the options, read the sentences on both sides, and say the link in your own words first.</p><p>The museum “can show the robe” for a time, or it “can ask a weaver to make an exact copy”: the second is another choice.',
  },
  {
    id: 'sat-reading-writing/transitions-21',
    skill: 'rw-transitions',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 50,
    text: '<p>The bell found in the wreck bears the date 1747, and growth rings in the planks of the hull show that its oaks were felled in the winter of 1746. <span class="blank">______</span> the ship cannot be the one described in the harbor records of 1722, as divers had first supposed.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'Thus,',
    wrong: [
      {
        html: 'Furthermore,',
        misconception: 'rw-addition-for-cause',
        why: 'The last sentence is a conclusion from the dates, not another piece of evidence like them.',
      },
      {
        html: 'For example,',
        misconception: 'rw-example-for-conclusion',
        why: 'The conclusion about the ship is not an example of a date. An example is one case out of a group that was named, and this sentence is not.',
      },
      {
        html: 'Still,',
        misconception: 'rw-contrast-for-cause',
        why: 'The dates lead to the conclusion; it does not hold in spite of them. It makes a lively turn where the text draws a consequence.',
      },
    ],
    evidence: [
      'bears the date 1747',
      'its oaks were felled in the winter of 1746',
      'cannot be the one described in the harbor records of 1722',
    ],
    explanation:
      '<strong>Plan:</strong> Transition. Decide whether the second sentence goes against the first, follows from it, goes on from it, or comes after it.</p><p>A bell of 1747 and oaks felled in 1746 prove that the ship “cannot be the one described” in 1722: a conclusion from evidence.',
  },
  {
    id: 'sat-reading-writing/transitions-22',
    skill: 'rw-transitions',
    difficulty: 'Medium',
    b: 0.5,
    seconds: 55,
    text: '<p>Agronomist Imani Okoro wants farmers in her district to go on growing the dozens of local bean varieties that cheap imported seed has begun to crowd out. <span class="blank">______</span> she has founded a seed library, from which anyone may borrow a bag of beans on the promise of returning two bags after the harvest.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'To that end,',
    wrong: [
      {
        html: 'Even so,',
        misconception: 'rw-contrast-for-cause',
        why: '“Even so” would set the library against what she wants, but it serves what she wants. A contrast word needs something unexpected.',
      },
      {
        html: 'In other words,',
        misconception: 'rw-restates-what-is-new',
        why: 'Founding a library is an action, not another wording of her wish. It sounds smooth, but one of the two sentences could then be left out.',
      },
      {
        html: 'Otherwise,',
        misconception: 'rw-contrast-for-cause',
        why: '“Otherwise” would tell what happens if her wish fails, but the library serves the wish, so the second sentence follows from the first.',
      },
    ],
    evidence: [
      'wants farmers in her district to go on growing the dozens of local bean varieties',
      'she has founded a seed library',
    ],
    explanation:
      '<strong>Plan:</strong> Transition. Cover the options, read the sentences on both sides, and say the link in your own words first.</p><p>The first sentence names an aim (“wants farmers … to go on growing”), the second a step taken for it (“she has founded a seed library”).',
  },
  {
    id: 'sat-reading-writing/transitions-23',
    skill: 'rw-transitions',
    difficulty: 'High',
    b: 1,
    seconds: 55,
    text: '<p>Scholars disagree about whether the anonymous lute book was copied by one scribe or by three, and the argument may never be settled. <span class="blank">______</span> the manuscript is a treasure: it preserves fourteen dances that are found nowhere else.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'Regardless,',
    wrong: [
      {
        html: 'To that end,',
        misconception: 'rw-cause-for-contrast',
        why: 'The book’s worth is not a step taken to reach the end of an argument.',
      },
      {
        html: 'For example,',
        misconception: 'rw-example-for-conclusion',
        why: 'The dances are not an example of the scholars’ disagreement. It sounds smooth, but the sentence does not illustrate anything.',
      },
      {
        html: 'Similarly,',
        misconception: 'rw-likeness-without-match',
        why: 'The book’s worth is not a second case that resembles the argument. It would link two parallel cases, and here there are not two.',
      },
    ],
    evidence: ['the argument may never be settled', 'the manuscript is a treasure'],
    explanation:
      '<strong>Plan:</strong> Transition. Decide whether the second sentence goes against the first, follows from it, goes on from it, or comes after it.</p><p>However the unsettled question is answered, “the manuscript is a treasure”: its value does not depend on the argument.',
  },
  {
    id: 'sat-reading-writing/transitions-24',
    skill: 'rw-transitions',
    difficulty: 'High',
    b: 1.2,
    seconds: 55,
    text: '<p>Over a paved road, no vehicle carries one person as efficiently as the bicycle. <span class="blank">______</span> it is slower than a car and leaves its rider wet in the rain; yet for each unit of energy spent, nothing else takes a traveler as far.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'Granted,',
    wrong: [
      {
        html: 'Thus,',
        misconception: 'rw-cause-for-contrast',
        why: '“Thus” would make slowness follow from being efficient, but the two have nothing to do with each other, and “yet” shows a concession.',
      },
      {
        html: 'Indeed,',
        misconception: 'rw-emphasis-for-turn',
        why: 'Being slow and wet does not strengthen the claim that the bicycle is best. Such a word pushes on in the same direction, and here the text turns.',
      },
      {
        html: 'Similarly,',
        misconception: 'rw-likeness-without-match',
        why: 'The drawbacks are not a second case like the advantage. The sentences share a topic, which suggests a likeness, but no two like cases are shown.',
      },
    ],
    evidence: [
      'no vehicle carries one person as efficiently',
      'it is slower than a car',
      'yet for each unit of energy spent',
    ],
    explanation:
      '<strong>Plan:</strong> Transition. Cover the options, read the sentences on both sides, and say the link in your own words first.</p><p>Between the claim and the “yet” that returns to it, the writer admits two drawbacks (“it is slower than a car”); a word of concession fits.',
  },
  {
    id: 'sat-reading-writing/transitions-25',
    skill: 'rw-transitions',
    difficulty: 'Medium',
    b: 0.4,
    seconds: 50,
    text: '<p>People who count birds in their gardens have given scientists millions of records that no research team could have gathered alone. <span class="blank">______</span> the records must be read with care, since volunteers tend to report a brilliant kingfisher more faithfully than a drab sparrow.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'That said,',
    wrong: [
      {
        html: 'Indeed,',
        misconception: 'rw-emphasis-for-turn',
        why: 'A warning about the records does not strengthen the praise of them. Such a word pushes on in the same direction, and here the text turns.',
      },
      {
        html: 'Accordingly,',
        misconception: 'rw-cause-for-contrast',
        why: 'The records must be read with care because of what volunteers overlook, not because there are millions of them.',
      },
      {
        html: 'Likewise,',
        misconception: 'rw-likeness-without-match',
        why: 'Both sentences are about the records, but praise and warning are not two like statements: the second takes something back.',
      },
    ],
    evidence: ['millions of records that no research team could have gathered', 'the records must be read with care'],
    explanation:
      '<strong>Plan:</strong> Transition. Decide whether the second sentence goes against the first, follows from it, goes on from it, or comes after it.</p><p>After praising the “millions of records” the writer limits the praise: they “must be read with care.” The transition must bring in a reservation.',
  },
  {
    id: 'sat-reading-writing/transitions-26',
    skill: 'rw-transitions',
    difficulty: 'Medium',
    b: 0.5,
    seconds: 50,
    text: '<p>The silences in Adaeze Nwosu’s string quartets are not pauses in which nothing happens. <span class="blank">______</span> they are the moments when listeners do the most, holding the last chord in memory and guessing at the next.</p>',
    stem: 'Which choice completes the text with the most logical transition?',
    right: 'Rather,',
    wrong: [
      {
        html: 'Furthermore,',
        misconception: 'rw-addition-for-contrast',
        why: 'The sentence does not add to “nothing happens”; it puts the opposite in its place.',
      },
      {
        html: 'Eventually,',
        misconception: 'rw-time-for-logic',
        why: 'Both sentences speak of the same silences, not of an early and a late state.',
      },
      {
        html: 'Hence,',
        misconception: 'rw-cause-for-contrast',
        why: 'Listeners are not busy because the silences are not empty; the second sentence says what the silences are instead.',
      },
    ],
    evidence: ['are not pauses in which nothing happens', 'they are the moments when listeners do the most'],
    explanation:
      '<strong>Plan:</strong> Transition. Cover the options, read the sentences on both sides, and say the link in your own words first.</p><p>The first sentence says what the silences “are not,” the second what “they are”: one description replaces the other.',
  },
]
