import type { WrittenItem } from '#kit'

export const centralIdeas1: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/central-ideas-01',
    skill: 'rw-central-ideas',
    difficulty: 'Low',
    b: -1.2,
    seconds: 55,
    text: '<p>Cork is cut from the cork oak without felling the tree. Every nine years or so, harvesters strip away the outer bark by hand, taking care not to wound the living layer beneath. The tree then grows a new coat. Because an oak can be stripped many times over two centuries, owners have good reason to keep old trees standing, and the open woodlands around them shelter lynx, eagles, and hundreds of kinds of plants.</p>',
    stem: 'Which choice best states the main idea of the text?',
    right: 'Since taking cork leaves the tree alive, it helps preserve the oaks and the woodlands around them.',
    wrong: [
      {
        html: 'Harvesters of cork take great care to leave the living layer under the outer bark of the tree unharmed.',
        misconception: 'rw-too-narrow',
        why: 'This is one step in the harvest; it leaves the old trees and the woodland wildlife without a job.',
      },
      {
        html: 'Forest products can usually be gathered in ways that do little harm to the animals living among the trees.',
        misconception: 'rw-too-broad',
        why: 'The text speaks of cork alone, not of forest products in general. A general lesson is tempting; the text does not draw it.',
      },
      {
        html: 'Because harvesting cork wounds the tree only slightly, it can be repeated every year for two centuries.',
        misconception: 'rw-half-right',
        why: 'The long life and many harvests are right, but the bark is stripped “Every nine years or so,” and the living layer is not wounded.',
      },
    ],
    evidence: [
      'without felling the tree',
      'owners have good reason to keep old trees standing',
      'shelter lynx, eagles, and hundreds of kinds of plants',
    ],
    explanation:
      '<strong>Plan:</strong> Main idea or detail. Ask what each option leaves without a job in the text, and test every part of it.</p><p>Cork is taken “without felling the tree,” so owners “have good reason to keep old trees standing,” and the woodlands “shelter lynx, eagles, and hundreds of kinds of plants.” The right choice joins all three.',
  },
  {
    id: 'sat-reading-writing/central-ideas-02',
    skill: 'rw-central-ideas',
    difficulty: 'Medium',
    b: -0.1,
    seconds: 65,
    text: '<p>The following text is from Ilse Harrow’s 1911 novel <em>The Salt Stairs</em>. Agnes has come home after six years abroad. <em>(Author and text invented for Fourfold.)</em></p><p>Nothing in the kitchen had been moved. The blue jug leaned on its nail; the clock still ran eleven minutes fast, so that her father might be early to everything. Agnes had rehearsed, on the boat, how strange it would all look. What she had not rehearsed was this: that the room should know her at once, and that she, standing in her foreign coat, should be the only thing in it that needed explaining.</p>',
    stem: 'Which choice best states the main idea of the text?',
    right: 'Agnes notices in the old house how much she herself has changed.',
    wrong: [
      {
        html: 'Agnes is troubled to see how greatly her old home has altered in the years away.',
        misconception: 'rw-reversed',
        why: '“Nothing in the kitchen had been moved”: the room is the same, and she is the stranger.',
      },
      {
        html: 'Agnes notices that her father still sets the kitchen clock ahead to be punctual.',
        misconception: 'rw-too-narrow',
        why: 'The clock is one of several details that show the room unchanged. It is true to the text and easy to find there, but it leaves most of the text without a job.',
      },
      {
        html: 'Agnes feels in the familiar house that she has never really been away.',
        misconception: 'rw-half-right',
        why: 'The house is familiar, and it knows her at once, but she herself is “the only thing in it that needed explaining.”',
      },
    ],
    evidence: ['Nothing in the kitchen had been moved', 'the only thing in it that needed explaining'],
    explanation:
      '<strong>Plan:</strong> Main idea or detail. Find the sentence that the others explain or set up, and put it in plain words.</p><p>“Nothing in the kitchen had been moved,” yet Agnes in her foreign coat is “the only thing in it that needed explaining”: the change is in her.',
  },
  {
    id: 'sat-reading-writing/central-ideas-03',
    skill: 'rw-central-ideas',
    difficulty: 'Low',
    b: -1,
    seconds: 50,
    text: '<p>Octopuses taste with their arms. Each sucker carries receptors that respond to chemicals clinging to rocks, shells, and prey, including some that hardly dissolve in water and so could not be smelled from afar. An octopus reaching blindly into a crevice can therefore tell a crab from a stone, and a fresh meal from a spoiled one, before its eyes are of any use.</p>',
    stem: 'According to the text, how do receptors in the suckers help an octopus?',
    right: 'They let it judge by touch the things that it cannot see.',
    wrong: [
      {
        html: 'They let it detect distant prey by smells that spread in water.',
        misconception: 'rw-reversed',
        why: 'The receptors respond to chemicals that “could not be smelled from afar.” It stays with the subject of the text, which makes it tempting, but the text points the other way.',
      },
      {
        html: 'They let it tell prey from stones once its eyes have found them.',
        misconception: 'rw-half-right',
        why: 'Telling a crab from a stone is right, but it does so “blindly,” before its eyes are of any use.',
      },
      {
        html: 'They let it do without its eyes in nearly all of its hunting.',
        misconception: 'rw-overstates',
        why: 'The text speaks of crevices, not of most hunting. The direction is right, which makes it tempting, but the step is larger than the text allows.',
      },
    ],
    evidence: [
      'reaching blindly into a crevice can therefore tell a crab from a stone',
      'before its eyes are of any use',
    ],
    explanation:
      '<strong>Plan:</strong> Main idea or detail. Say the answer in your own words before you read the options, and keep the one that every sentence helps to build.</p><p>An octopus “reaching blindly into a crevice can therefore tell a crab from a stone,” and it does so “before its eyes are of any use.”',
  },
  {
    id: 'sat-reading-writing/central-ideas-04',
    skill: 'rw-central-ideas',
    difficulty: 'Medium',
    b: 0.1,
    seconds: 65,
    text: '<p>Historians of the telephone often begin with inventors. Rural Americans of the 1890s might have begun with fences. Where no company cared to string lines, farm families hooked telephones to the barbed wire that already ran between their fields, with bottles and bits of leather for insulators. The sound was poor, and rain could silence it. But a dozen households could share a line, hear one another’s news, and call for help, and they owned every inch of it.</p>',
    stem: 'Which choice best states the main idea of the text?',
    right: 'Farm families neglected by phone companies made useful networks of their own out of fences.',
    wrong: [
      {
        html: 'Telephone lines made of barbed wire gave a poor sound and tended to fail in wet weather.',
        misconception: 'rw-too-narrow',
        why: 'The faults of the lines are a concession; the text goes on to what the lines made possible.',
      },
      {
        html: 'The spread of the telephone owed more to ordinary users than to the efforts of inventors.',
        misconception: 'rw-too-broad',
        why: 'The text is about one rural practice, not about what the telephone’s spread in general was owed to.',
      },
      {
        html: 'Phone companies avoided rural areas because farmers there already had lines they could use.',
        misconception: 'rw-reversed',
        why: 'Lines and companies are both in the text, but the order is turned around: farmers built lines “Where no company cared” to do so.',
      },
    ],
    evidence: [
      'Where no company cared to string lines, farm families hooked telephones to the barbed wire',
      'they owned every inch of it',
    ],
    explanation:
      '<strong>Plan:</strong> Main idea or detail. Ask what each option leaves without a job in the text, and test every part of it.</p><p>“Where no company cared to string lines, farm families hooked telephones to the barbed wire,” and through it they could share news and call for help on lines they owned.',
  },
  {
    id: 'sat-reading-writing/central-ideas-05',
    skill: 'rw-central-ideas',
    difficulty: 'Medium',
    b: 0.5,
    seconds: 75,
    text: '<p>When a violin made in 1700 sounds splendid, we credit its maker. We might also credit its owners. An old instrument that sounded dull was seldom repaired after a fall; it was left in an attic or broken up for parts. The splendid ones were patched, re-necked, and handed on. What reaches us, then, is not a fair sample of the workshops of 1700 but the survivors of three centuries of listening.</p>',
    stem: 'Which choice best states the main idea of the text?',
    right: 'Old violins have come down to us in part because they were found worth keeping.',
    wrong: [
      {
        html: 'Makers of violins around 1700 were in truth no more skilled than the makers of later periods.',
        misconception: 'rw-overstates',
        why: 'The text qualifies the evidence; it does not judge the makers’ skill. It sounds decisive; the text is more careful.',
      },
      {
        html: 'Violins from around 1700 have been repaired and altered often since they left the workshop.',
        misconception: 'rw-too-narrow',
        why: 'Repairs appear in the text, but only as the way in which good violins survived; what that means for us today is left out.',
      },
      {
        html: 'The old violins that survive today are a fair sample of what workshops made around 1700.',
        misconception: 'rw-reversed',
        why: 'The text says the opposite: what has come down to us is “not a fair sample of the workshops of 1700,” but what people kept.',
      },
    ],
    evidence: ['not a fair sample of the workshops of 1700 but the survivors of three centuries of listening'],
    explanation:
      '<strong>Plan:</strong> Main idea or detail. Find the sentence that the others explain or set up, and put it in plain words.</p><p>Dull violins were discarded and splendid ones patched, so what remains is “not a fair sample of the workshops of 1700 but the survivors of three centuries of listening.”',
  },
  {
    id: 'sat-reading-writing/central-ideas-06',
    skill: 'rw-central-ideas',
    difficulty: 'Low',
    b: -0.6,
    seconds: 60,
    text: '<p>The following text is a poem by Tomas Wren, “Ferry, Late.” <em>(Author and text invented for Fourfold.)</em></p><p>The river does not hurry us across.<br>It takes the lamp we carry, breaks it small,<br>and hands it back in pieces, at no loss,<br>as if it had not broken it at all.<br>My brother, who will leave us when we land,<br>is talking of the price of rope and tar.<br>I count the broken lamps. I understand<br>that talk is how he tells us where we are.</p>',
    stem: 'Which choice best states the main idea of the text?',
    right: 'The speaker senses that ordinary talk on a slow crossing is a way of facing a parting.',
    wrong: [
      {
        html: 'The speaker worries that a lamp damaged in the crossing will not light the way home.',
        misconception: 'rw-takes-literally',
        why: 'The lamp is “broken” only as a reflection in the water. The picture is read as a plain fact, which makes it tempting; ask what it says about the person.',
      },
      {
        html: 'The speaker believes that the brother’s talk of rope and tar hides his joy at leaving.',
        misconception: 'rw-half-right',
        why: 'That the talk hides something is right, but the last line says that it tells “where we are”; no joy is mentioned.',
      },
      {
        html: 'The speaker admires the way in which moving water scatters and restores light at night.',
        misconception: 'rw-too-narrow',
        why: 'The reflections fill the first half only; the brother’s leaving is left out. Being stated in the text makes it tempting; the question asks for more than one detail.',
      },
    ],
    evidence: ['My brother, who will leave us when we land', 'talk is how he tells us where we are'],
    explanation:
      '<strong>Plan:</strong> Main idea or detail. Say the answer in your own words before you read the options, and keep the one that every sentence helps to build.</p><p>The brother “will leave us when we land,” and the speaker understands that “talk is how he tells us where we are”: plain talk stands in for farewell.',
  },
  {
    id: 'sat-reading-writing/central-ideas-07',
    skill: 'rw-central-ideas',
    difficulty: 'Low',
    b: -0.9,
    seconds: 55,
    text: '<p>For a long time, engineers treated the sand around offshore wind turbines as a nuisance, since currents scour it away from the foundations. The usual remedy is a collar of loose rock. Divers inspecting such collars in the North Sea have found them crowded with crabs, mussels, and young cod. A structure meant to hold sand in place had become, without anyone’s planning it, a reef.</p>',
    stem: 'Which choice best states the main idea of the text?',
    right: 'Rock put down against scouring around turbines has turned out to be a home for sea creatures.',
    wrong: [
      {
        html: 'Stones that were to serve as a reef around turbines have turned out to hold the sand in place.',
        misconception: 'rw-reversed',
        why: 'Purpose and result have changed places: the rock was put down to hold the sand, and the reef came “without anyone’s planning it.”',
      },
      {
        html: 'Structures built in the sea tend to be good for the animals and the plants that live nearby.',
        misconception: 'rw-too-broad',
        why: 'The text reports on rock collars at wind turbines, not on all structures at sea.',
      },
      {
        html: 'Currents around offshore turbines can carry off the sand in which their foundations stand.',
        misconception: 'rw-too-narrow',
        why: 'That is the problem the rock was meant to solve, not what the text is about.',
      },
    ],
    evidence: ['A structure meant to hold sand in place had become, without anyone’s planning it, a reef.'],
    explanation:
      '<strong>Plan:</strong> Main idea or detail. Ask what each option leaves without a job in the text, and test every part of it.</p><p>The last sentence states it: “A structure meant to hold sand in place had become, without anyone’s planning it, a reef.”',
  },
  {
    id: 'sat-reading-writing/central-ideas-08',
    skill: 'rw-central-ideas',
    difficulty: 'Medium',
    b: 0.2,
    seconds: 70,
    text: '<p>In a village outside Oaxaca, potter Elvira Matus teaches apprentices to fire clay without a thermometer. They learn to read the color of the flame, the smell of the smoke, and the ring of a shard tapped with a nail. Asked why she does not buy a gauge, Matus says that she owns one. It told her what the kiln had done, she explains; it never told her what the kiln was about to do.</p>',
    stem: 'Which choice best states the main idea of the text?',
    right: 'Matus relies on her senses because they help her to anticipate what a kiln will do.',
    wrong: [
      {
        html: 'Matus trusts her senses because she has never had the means to buy a gauge.',
        misconception: 'rw-half-right',
        why: 'She does rely on her senses, but “she owns” a gauge; it tells her too late what the kiln has done.',
      },
      {
        html: 'Matus teaches apprentices to tap on shards so that they can judge how clay has fired.',
        misconception: 'rw-too-narrow',
        why: 'Tapping is one of three signs that she teaches. It is true to the text and easy to find there, but it leaves most of the text without a job.',
      },
      {
        html: 'Matus values a gauge because it shows her how the kiln behaves throughout a firing.',
        misconception: 'rw-reversed',
        why: 'She owns a gauge but finds that it lacks what she needs. It stays with the subject of the text, which makes it tempting, but the text points the other way.',
      },
    ],
    evidence: ['it never told her what the kiln was about to do'],
    explanation:
      '<strong>Plan:</strong> Main idea or detail. Find the sentence that the others explain or set up, and put it in plain words.</p><p>The gauge showed what had happened, but “it never told her what the kiln was about to do”; color, smell, and sound do.',
  },
  {
    id: 'sat-reading-writing/central-ideas-09',
    skill: 'rw-central-ideas',
    difficulty: 'Medium',
    b: 0,
    seconds: 60,
    text: '<p>The Atacama Desert is so dry that some of its weather stations have gone years without recording rain. Yet on its coastal hills, fog rolls in from the Pacific almost daily for part of the year. Residents of several settlements hang fine mesh nets across the slopes; droplets gather on the threads, run together, and drip into gutters. A large net can supply hundreds of liters on a good day, though on a clear one it yields nothing at all.</p>',
    stem: 'According to the text, what limits the water that the nets can provide?',
    right: 'They depend on fog, which is present on some days and missing on others.',
    wrong: [
      {
        html: 'They can be used only where rain falls during a part of the year.',
        misconception: 'rw-half-right',
        why: 'That supply comes and goes is right, but the nets catch fog; some stations have gone years without rain.',
      },
      {
        html: 'They work only in years when the local weather stations have recorded rain.',
        misconception: 'rw-reversed',
        why: 'The text implies the opposite: the nets are of use where stations go years without rain, because what they gather is fog.',
      },
      {
        html: 'They are hung on the coastal slopes rather than in the driest inland places.',
        misconception: 'rw-true-but-not-asked',
        why: 'Where the nets hang is stated, but the text names no limit there. It is in the text, which makes it tempting, but it does not answer this question.',
      },
    ],
    evidence: [
      'on a clear one it yields nothing at all',
      'fog rolls in from the Pacific almost daily for part of the year',
    ],
    explanation:
      '<strong>Plan:</strong> Main idea or detail. Say the answer in your own words before you read the options, and keep the one that every sentence helps to build.</p><p>A large net gives hundreds of liters on a good day, “though on a clear one it yields nothing at all”: no fog, no water.',
  },
  {
    id: 'sat-reading-writing/central-ideas-10',
    skill: 'rw-central-ideas',
    difficulty: 'High',
    b: 1.1,
    seconds: 80,
    text: '<p>Critics who praise Odile Brandt’s late paintings for their “silence” have usually looked at them in museums, on white walls, with a yard of air on every side. Brandt sold most of them to be hung in the canteens of two shipyards. There they faced welders, trays, and radios, and their pale grounds, far from being empty, took on every color that passed. She did not paint silence, one shipyard cook remarked; she painted something for noise to happen to.</p>',
    stem: 'Which choice best states the main idea of the text?',
    right:
      'Seen in the settings they were meant for, Brandt’s late paintings respond to bustle more than they offer quiet.',
    wrong: [
      {
        html: 'Brandt sold the larger part of her late paintings to shipyards, which hung them in rooms where workers had meals.',
        misconception: 'rw-too-narrow',
        why: 'Where they hung matters because of what it does to their meaning. Being stated in the text makes it tempting; the question asks for more than one detail.',
      },
      {
        html: 'Placed among welders and radios, Brandt’s late paintings lose the quiet for which they have been justly praised.',
        misconception: 'rw-half-right',
        why: 'That the paintings offer no quiet among welders is right, but they lose nothing by it, and the text does not call the praise just.',
      },
      {
        html: 'Paintings ought to be shown in the places for which their makers intended them instead of in museums.',
        misconception: 'rw-too-broad',
        why: 'The text is about Brandt’s late work and lays down no rule for painting. It is near to what the text says, but much wider; the text stays with its one case.',
      },
    ],
    evidence: ['took on every color that passed', 'she painted something for noise to happen to'],
    explanation:
      '<strong>Plan:</strong> Main idea or detail. Ask what each option leaves without a job in the text, and test every part of it.</p><p>In the canteens the pale grounds “took on every color that passed,” and the cook says that “she painted something for noise to happen to.”',
  },
  {
    id: 'sat-reading-writing/central-ideas-11',
    skill: 'rw-central-ideas',
    difficulty: 'Low',
    b: -0.8,
    seconds: 55,
    text: '<p>Ask people to estimate how many steps lead up to a familiar building, and they do badly. Ask them to walk to the door with their eyes shut, and most lift a foot for each step and stop lifting on time. In one study, psychologist Renu Adair found that residents who misjudged a staircase by five steps or more on paper almost never stumbled on it. The legs, she concluded, had counted.</p>',
    stem: 'Which choice best states the main idea of the text?',
    right: 'People may know something with their bodies that they are unable to state correctly.',
    wrong: [
      {
        html: 'Residents of a building tend to misjudge the number of its steps by five or more.',
        misconception: 'rw-too-narrow',
        why: 'The text sets these estimates against what the legs know. Being stated in the text makes it tempting; the question asks for more than one detail.',
      },
      {
        html: 'People ought to trust their bodies more than their judgment when they move about.',
        misconception: 'rw-overstates',
        why: 'The text draws no advice from legs that “had counted”; it tells what bodies may know, not what people ought to trust.',
      },
      {
        html: 'Residents may know how many steps lead to a door but stumble on them all the same.',
        misconception: 'rw-reversed',
        why: 'Knowing and walking are set apart, but the other way around: they misjudge on paper and “almost never stumbled.”',
      },
    ],
    evidence: [
      'residents who misjudged a staircase by five steps or more on paper almost never stumbled on it',
      'The legs, she concluded, had counted.',
    ],
    explanation:
      '<strong>Plan:</strong> Main idea or detail. Find the sentence that the others explain or set up, and put it in plain words.</p><p>People “who misjudged a staircase by five steps or more on paper almost never stumbled on it”: “The legs, she concluded, had counted.”',
  },
  {
    id: 'sat-reading-writing/central-ideas-12',
    skill: 'rw-central-ideas',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 65,
    text: '<p>The following text is from Peter Vanstone’s 1923 story “The Examiner of Weights.” <em>(Author and text invented for Fourfold.)</em></p><p>Mr. Lisle had tested scales for thirty years and had never reported a butcher, a grocer, or a chandler. He would set down his brass weights, frown, and say, “She is a little tired, this one. I shall come on Thursday.” By Thursday the scale was always rested. The inspectors at the county office, who reported everyone, could not understand why the scales of Mr. Lisle’s district were the truest in the shire.</p>',
    stem: 'Based on the text, what is most likely true of the scales in Mr. Lisle’s district?',
    right: 'They were accurate because owners were given a chance to correct them.',
    wrong: [
      {
        html: 'They gave true weight because Mr. Lisle reported those whose scales were wrong.',
        misconception: 'rw-half-right',
        why: 'The scales were accurate, but he “had never reported a butcher”; he gave them until Thursday.',
      },
      {
        html: 'They were less reliable than scales that were tested by other inspectors.',
        misconception: 'rw-reversed',
        why: 'They were “the truest in the shire,” and so they were more reliable than the scales that other inspectors tested, not less.',
      },
      {
        html: 'They were worn out by use and had to be left unused for several days.',
        misconception: 'rw-takes-literally',
        why: '“Tired” and “rested” are Mr. Lisle’s polite way to speak of a false scale and a mended one.',
      },
    ],
    evidence: ['By Thursday the scale was always rested.', 'the truest in the shire'],
    explanation:
      '<strong>Plan:</strong> Main idea or detail. Say the answer in your own words before you read the options, and keep the one that every sentence helps to build.</p><p>Mr. Lisle announces a return visit, and “By Thursday the scale was always rested”: the owners, warned politely, had put it right, so the scales were “the truest in the shire.”',
  },
]
