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
    right: 'Since one oak gives cork many times, owners keep old trees, and wild plants and animals benefit.',
    wrong: [
      {
        html: 'Cork woodlands were set aside for wildlife, and the bark that owners take pays for their care.',
        misconception: 'rw-half-right',
        why: 'Woodlands, wildlife, and bark are all in the text, but shelter is the result; owners keep trees that “can be stripped many times.”',
      },
      {
        html: 'As old oaks yield better cork than young ones, owners keep old trees, and wild plants and animals benefit.',
        misconception: 'rw-cause-not-shown',
        why: 'Old trees are kept, and wildlife gains, but the text gives another reason: an oak “can be stripped many times.” The quality of the cork is never compared.',
      },
      {
        html: 'Because cork is stripped by hand and not by machine, wild plants and animals survive among the oaks.',
        misconception: 'rw-half-right',
        why: 'Hand work and wildlife are in the text, but the hand spares the tree’s “living layer”; plants and animals gain because old trees are kept.',
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
    text: '<p>The following text is from <em>The Salt Stairs</em>, a novel in the manner of the 1910s written for Fourfold. Agnes has come home after six years abroad.</p><p>Nothing in the kitchen had been moved. The blue jug leaned on its nail; the clock still ran eleven minutes fast, so that her father might be early to everything. Agnes had rehearsed, on the boat, how strange it would all look. What she had not rehearsed was this: that the room should know her at once, and that she, standing in her foreign coat, should be the only thing in it that needed explaining.</p>',
    stem: 'Which choice best states the main idea of the text?',
    right: 'Agnes expected that all would look strange and finds that she is the stranger there.',
    wrong: [
      {
        html: 'Agnes expected the house to seem familiar and finds that it is strange to her now.',
        misconception: 'rw-reversed',
        why: 'Both halves are turned around: on the boat she rehearsed “how strange it would all look,” and “Nothing in the kitchen had been moved.”',
      },
      {
        html: 'Agnes expected to find the house strange and feels as much at home in it as before.',
        misconception: 'rw-half-right',
        why: 'The room does “know her at once,” which sounds like being at home, but in her foreign coat she is “the only thing in it that needed explaining.”',
      },
      {
        html: 'Agnes expected to feel a stranger and is glad that nothing has been moved.',
        misconception: 'rw-half-right',
        why: 'Nothing has been moved indeed, but what she rehearsed was how strange “it would all look,” and no relief is told of: she herself now needs explaining.',
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
    text: '<p>An octopus tastes whatever its arms touch. Each sucker carries receptors that respond to chemicals clinging to rocks, shells, and prey, including some that hardly dissolve in water and so could not be smelled from afar. An octopus reaching blindly into a crevice can therefore tell a crab from a stone, and a fresh meal from a spoiled one, before its eyes are of any use.</p>',
    stem: 'According to the text, how do receptors in the suckers help an octopus?',
    right: 'They let it judge by touch the things that it cannot see.',
    wrong: [
      {
        html: 'They let it find by scent things that are still far off.',
        misconception: 'rw-reversed',
        why: 'Chemicals and unseen prey make one think of scent, but these substances “could not be smelled from afar”; the arm has to touch them.',
      },
      {
        html: 'They let it tell prey from stones once its eyes have found them.',
        misconception: 'rw-half-right',
        why: 'Telling a crab from a stone is right, but it does so “blindly,” before its eyes are of any use.',
      },
      {
        html: 'They let it find by scent the things that its arms then touch.',
        misconception: 'rw-half-right',
        why: 'The arms do touch the prey, but no scent leads them there: the suckers respond to chemicals “clinging to rocks, shells, and prey.”',
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
    right: 'Farm families passed over by phone companies made lines of their own, faulty but useful.',
    wrong: [
      {
        html: 'Farm families that found the phone companies too costly built lines of their own, faulty but cheap.',
        misconception: 'rw-half-right',
        why: 'Faulty lines of their own are right, but cost is not the reason given: they built “Where no company cared to string lines.”',
      },
      {
        html: 'Phone companies that served farm families strung lines along the fences, faulty but useful.',
        misconception: 'rw-reversed',
        why: 'Fences and faulty lines are there, but the companies did not care to come; families hooked up the wire and “owned every inch of it.”',
      },
      {
        html: 'Farm families that no phone company served made do with fences until they were given better lines.',
        misconception: 'rw-outside-the-text',
        why: 'No company served them, and fences did carry the calls, but no better lines follow in the text; it ends with what their own could do.',
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
    right: 'Old violins impress us partly because the dull ones of their day were not kept.',
    wrong: [
      {
        html: 'Old violins impress us partly because centuries of repairs have improved them.',
        misconception: 'rw-cause-not-shown',
        why: 'Splendid violins were indeed “patched, re-necked, and handed on,” but they were repaired because they already sounded well, not made better by it.',
      },
      {
        html: 'Old violins impress us partly because only the broken ones of famous makers were repaired.',
        misconception: 'rw-half-right',
        why: 'A choice was made among them, but by ear and not by name: what went to the attic was any old instrument “that sounded dull.”',
      },
      {
        html: 'Old violins impress us partly because the broken ones of their day were not repaired.',
        misconception: 'rw-half-right',
        why: 'Some were indeed left unrepaired after a fall, but these were the dull ones; the splendid ones, broken too, “were patched, re-necked, and handed on.”',
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
    text: '<p>The following poem, “Ferry, Late,” was written for Fourfold.</p><p>The river does not hurry us across.<br>It takes the lamp we carry, breaks it small,<br>and hands it back in pieces, at no loss,<br>as if it had not broken it at all.<br>My brother, who will leave us when we land,<br>is talking of the price of rope and tar.<br>I count the broken lamps. I understand<br>that talk is how he tells us where we are.</p>',
    stem: 'Which choice best states the main idea of the text?',
    right: 'In the brother’s everyday talk the speaker hears his way of admitting that they will part.',
    wrong: [
      {
        html: 'The speaker hears in the brother’s talk of rope and tar that the parting is far from his mind.',
        misconception: 'rw-reversed',
        why: 'Rope and tar seem far from any farewell, but it is the farewell that the speaker hears in them: “talk is how he tells us where we are.”',
      },
      {
        html: 'The speaker watches the lights on the water so as not to hear the brother’s talk of leaving.',
        misconception: 'rw-cause-not-shown',
        why: 'The speaker does count the lights, but no such motive is given; the brother talks of “rope and tar,” and the speaker listens.',
      },
      {
        html: 'The speaker hears the brother talk of everyday things so that the others may forget the parting.',
        misconception: 'rw-cause-not-shown',
        why: 'To cheer the others would be a likely reason, but by the last line his talk reminds them instead: it “tells us where we are.”',
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
    right: 'Meant to protect the foundations of turbines, rock has become a home for sea animals.',
    wrong: [
      {
        html: 'Rock laid to protect the foundations of turbines was chosen to give sea animals a home as well.',
        misconception: 'rw-cause-not-shown',
        why: 'Both uses are in the text, but only the first was meant; the reef came about “without anyone’s planning it.”',
      },
      {
        html: 'Sea animals that settled on the foundations of turbines now hold the sand there in place.',
        misconception: 'rw-half-right',
        why: 'Sea animals have settled at the turbines, but it is the “collar of loose rock” that was put there to hold the sand.',
      },
      {
        html: 'Rock laid to protect the foundations of turbines has driven out animals that lived in the sand.',
        misconception: 'rw-half-right',
        why: 'The purpose of the rock is right, but divers found it “crowded with crabs, mussels, and young cod”; nothing is said to be driven out.',
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
    right: 'Matus relies on her senses because they tell her in advance what a kiln will do.',
    wrong: [
      {
        html: 'Matus avoids using a gauge because apprentices who read one stop watching the fire.',
        misconception: 'rw-half-right',
        why: 'Apprentices and fire are in the text, but this is not her reason: a gauge “never told her what the kiln was about to do.”',
      },
      {
        html: 'Matus teaches apprentices to tap on shards so that they can judge how clay has fired.',
        misconception: 'rw-too-narrow',
        why: 'Tapping a shard is indeed taught, but it is one of three signs, and what a gauge cannot tell her is left out.',
      },
      {
        html: 'Matus gave up her gauge because it was less exact than the color of a flame.',
        misconception: 'rw-half-right',
        why: 'She does look to the flame, but exactness is not the point; the gauge told her rightly “what the kiln had done,” only too late.',
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
        html: 'They gather fog, which comes over the hills on only a few days in the year.',
        misconception: 'rw-half-right',
        why: 'Fog is what they gather, but it is not so rare: it “rolls in from the Pacific almost daily for part of the year.”',
      },
      {
        html: 'Fog reaches them almost daily but leaves only a few drops on each thread.',
        misconception: 'rw-half-right',
        why: 'Fog does come almost daily for part of the year, but the drops run together to hundreds of liters; a clear day is what leaves the nets dry.',
      },
      {
        html: 'They are hung on the coastal slopes rather than in the driest inland places.',
        misconception: 'rw-true-but-not-asked',
        why: 'Where the nets hang is stated in so many words, but no limit is seen in it; on a clear day they yield “nothing at all.”',
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
    right: 'In the canteens where they once hung, Brandt’s late paintings were enlivened by the bustle before them.',
    wrong: [
      {
        html: 'In the canteens where they once hung, Brandt’s late paintings offered a calm amid the bustle before them.',
        misconception: 'rw-half-right',
        why: 'The place is right, but calm is the critics’ word; in the canteens the pale grounds “took on every color that passed.”',
      },
      {
        html: 'In the museums where critics see them, Brandt’s late paintings show a calm that shipyard noise had hidden.',
        misconception: 'rw-reversed',
        why: 'Critics do find silence there, but the text counts against them: “She did not paint silence,” and noise brought the pictures to life.',
      },
      {
        html: 'In the museums where critics see them, Brandt’s late paintings take color from the crowds that pass them.',
        misconception: 'rw-half-right',
        why: 'Taking on passing color is right, but that happened in the canteens; in museums there is “a yard of air on every side.”',
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
    right: 'People can climb familiar stairs correctly without being able to say how many steps there are.',
    wrong: [
      {
        html: 'People misjudge the number of steps on familiar stairs because they confuse them with other stairs.',
        misconception: 'rw-outside-the-text',
        why: 'They do misjudge the number, but no other stairs are mentioned; what the study shows is that residents “almost never stumbled” all the same.',
      },
      {
        html: 'People can say how many steps familiar stairs have once they have climbed them with eyes shut.',
        misconception: 'rw-half-right',
        why: 'Walking with eyes shut is in the text and goes well, but nobody is said to estimate better afterward.',
      },
      {
        html: 'People misjudge the number of steps on familiar stairs because they no longer look at them.',
        misconception: 'rw-cause-not-shown',
        why: 'They do misjudge the number, but the text gives no reason for it; it shows what “The legs” know in spite of it.',
      },
    ],
    evidence: [
      'residents who misjudged a staircase by five steps or more on paper almost never stumbled on it',
      'The legs, she concluded, had counted.',
    ],
    explanation:
      '<strong>Plan:</strong> Main idea or detail. Find the sentence that the others explain or set up, and put it in plain words.</p><p>People “who misjudged a staircase by five steps or more on paper almost never stumbled on it”: “The legs, she concluded, had counted.” On paper they could not tell the number, and on the stairs they made no mistake: both halves are in the answer.',
  },
  {
    id: 'sat-reading-writing/central-ideas-12',
    skill: 'rw-central-ideas',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 65,
    text: '<p>The following text is from “The Examiner of Weights,” a story in the manner of the 1920s written for Fourfold.</p><p>Mr. Lisle had tested scales for thirty years and had never reported a butcher, a grocer, or a chandler. He would set down his brass weights, frown, and say, “She is a little tired, this one. I shall come on Thursday.” By Thursday the scale was always rested. The inspectors at the county office, who reported everyone, could not understand why the scales of Mr. Lisle’s district were the truest in the shire.</p>',
    stem: 'Based on the text, what is most likely true of the scales in Mr. Lisle’s district?',
    right: 'They were accurate because owners were given a chance to correct them.',
    wrong: [
      {
        html: 'They gave true weight because Mr. Lisle reported those whose scales were wrong.',
        misconception: 'rw-half-right',
        why: 'The scales were accurate, but he “had never reported a butcher”; he gave them until Thursday.',
      },
      {
        html: 'They gave true weight because owners were afraid that Mr. Lisle would report them.',
        misconception: 'rw-cause-not-shown',
        why: 'Fear of a report would explain true scales, but he “had never reported” anyone; a frown and the name of a day were enough.',
      },
      {
        html: 'They were accurate because Mr. Lisle came back on Thursday and repaired them.',
        misconception: 'rw-cause-not-shown',
        why: 'He does come back, but there is nothing left for him to do: “By Thursday the scale was always rested,” before he tested it again.',
      },
    ],
    evidence: ['By Thursday the scale was always rested.', 'the truest in the shire'],
    explanation:
      '<strong>Plan:</strong> Main idea or detail. Say the answer in your own words before you read the options, and keep the one that every sentence helps to build.</p><p>Mr. Lisle announces a return visit, and “By Thursday the scale was always rested”: the owners, warned politely, had put it right, so the scales were “the truest in the shire.”',
  },
]
