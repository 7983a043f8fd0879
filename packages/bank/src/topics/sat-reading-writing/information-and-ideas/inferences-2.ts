import type { WrittenItem } from '#kit'

export const inferences2: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/inferences-13',
    skill: 'rw-inferences',
    difficulty: 'Medium',
    b: 0.1,
    seconds: 65,
    text: '<p>Light from the center of our galaxy is dimmed by dust, so that in visible light we see only a small part of it. Infrared light passes through dust far more easily. When astronomer Keiko Duval surveyed one crowded patch of sky in both kinds of light, with the same telescope and the same exposure, she counted nine times as many stars in the infrared images as in the visible ones. In a patch far from the galaxy’s dusty plane, the two counts hardly differed. It is reasonable to conclude that in the first patch ______</p>',
    stem: 'Which choice most logically completes the text?',
    right: 'dust hid most of the stars in visible light.',
    wrong: [
      {
        html: 'dust gave off infrared light that she mistook for that of stars.',
        misconception: 'rw-cause-not-shown',
        why: 'Dust and infrared light are both in the text, but nothing says that dust gives any off; infrared light “passes through dust.”',
      },
      {
        html: 'many stars are too cool to shine in visible light.',
        misconception: 'rw-cause-not-shown',
        why: 'Cool stars might show in infrared images alone, but then the counts should differ in the second patch too, and there they “hardly differed.”',
      },
      {
        html: 'most of the stars stood in front of the dust.',
        misconception: 'rw-reversed',
        why: 'Dust matters in that patch, but stars in front of it would be seen in visible light, too, and the two counts would be alike.',
      },
    ],
    evidence: ['Infrared light passes through dust far more easily.', 'the two counts hardly differed'],
    explanation:
      '<strong>Plan:</strong> Inference. Say what must be so if the facts are true, and strike options that need one more assumption.</p><p>“Infrared light passes through dust far more easily,” and away from dust “the two counts hardly differed”: the extra stars were those that dust had hidden.',
  },
  {
    id: 'sat-reading-writing/inferences-14',
    skill: 'rw-inferences',
    difficulty: 'High',
    b: 1,
    seconds: 80,
    text: '<p>The following text is from “The Understudy,” a story in the manner of the 1940s written for Fourfold.</p><p>For two hundred nights Vera had stood in the wings and moved her lips. She knew the part better than Miss Dane, who had begun to skip lines. On the night when Miss Dane’s train was stopped by snow, the manager came down the stairs three at a time. Vera heard him out, holding the stair rail with both hands. Her throat, she said, was not quite right. Besides, the eight o’clock had been known to get through, and they ought, in fairness, to hold the curtain a while.</p>',
    stem: 'Based on the text, what can most reasonably be inferred about Vera?',
    right: 'She is reluctant to take the chance for which she has long been preparing.',
    wrong: [
      {
        html: 'She admires Miss Dane and believes that the part is hers by right.',
        misconception: 'rw-takes-literally',
        why: '“In fairness” is a pretext; she knows that Miss Dane “had begun to skip lines.”',
      },
      {
        html: 'She is eager to replace Miss Dane but hides her wish from the manager.',
        misconception: 'rw-reversed',
        why: 'An understudy ought to be eager, but Vera argues for holding the curtain, which works against replacing Miss Dane.',
      },
      {
        html: 'She is too loyal to Miss Dane to appear on stage in her place.',
        misconception: 'rw-cause-not-shown',
        why: '“In fairness” sounds loyal, but it comes only after a throat that is suddenly “not quite right,” and she holds the rail “with both hands.”',
      },
    ],
    evidence: [
      'For two hundred nights Vera had stood in the wings and moved her lips.',
      'they ought, in fairness, to hold the curtain a while',
    ],
    explanation:
      '<strong>Plan:</strong> Inference. List what the text has told you as short facts, and take only the step that they force.</p><p>After “two hundred nights” of preparing, she speaks of her throat and suggests that they “hold the curtain a while”: she puts off the moment that she has waited for.',
  },
  {
    id: 'sat-reading-writing/inferences-15',
    skill: 'rw-inferences',
    difficulty: 'Medium',
    b: -0.3,
    seconds: 60,
    text: '<p>Some desert ants seem to find their way home by counting steps. Sand keeps few landmarks and no scent for long, yet an ant that has wandered about in search of food walks back to its nest in a nearly straight line. In one experiment, researchers let ants walk to a feeder and then, before the return trip, glued tiny stilts to some ants’ legs. The stilted ants walked past the nest and stopped well beyond it. If ants count steps, this is just what one would expect, since each stilted step ______</p>',
    stem: 'Which choice most logically completes the text?',
    right: 'covered more ground than the steps counted on the way out.',
    wrong: [
      {
        html: 'was shorter than the ants had been used to on the way out.',
        misconception: 'rw-reversed',
        why: 'A changed step is what the stilts bring about, but shorter steps would make the ants stop before the nest, not beyond it.',
      },
      {
        html: 'took the ants more time than a step without any stilts.',
        misconception: 'rw-outside-the-text',
        why: 'Stilts may well make walking slow, but the time is not mentioned, and slow steps would not carry an ant “well beyond” its nest.',
      },
      {
        html: 'kept the ants from noticing the nest as they walked by it.',
        misconception: 'rw-cause-not-shown',
        why: 'Ants on stilts did walk past the nest, but whether they noticed it is not discussed; the text is about counting steps.',
      },
    ],
    evidence: ['The stilted ants walked past the nest and stopped well beyond it.'],
    explanation:
      '<strong>Plan:</strong> Inference. Find the one thing that differs and the things that are the same; the answer follows from that.</p><p>With the same count but longer steps, an ant goes too far, and “The stilted ants walked past the nest and stopped well beyond it.”',
  },
  {
    id: 'sat-reading-writing/inferences-16',
    skill: 'rw-inferences',
    difficulty: 'Medium',
    b: 0.2,
    seconds: 70,
    text: '<p>Weavers in the highlands of one island dye cloth with a red made from a root that takes four years to mature. Since 1990, visitors have bought so much red cloth that weavers could have sold three times what they made. Yet the share of red in their cloth has not risen; weavers have raised its price instead. Asked about this, they mention the root beds they inherited and the ones their children will need. Their remarks suggest that the weavers ______</p>',
    stem: 'Which choice most logically completes the text?',
    right: 'limit how much red they use so that the roots will not run out.',
    wrong: [
      {
        html: 'raise prices because they hope that fewer visitors will come.',
        misconception: 'rw-cause-not-shown',
        why: 'Higher prices often serve to keep people away, but no such hope is mentioned; they speak of root beds.',
      },
      {
        html: 'hold back red cloth now so that it will bring still more later.',
        misconception: 'rw-half-right',
        why: 'They do hold back, and prices have risen, but they speak of “the root beds” that their children will need, not of later gains.',
      },
      {
        html: 'have turned to other dyes until their new root beds are mature.',
        misconception: 'rw-half-right',
        why: 'Root beds and patience come into it, but no new beds are mentioned; the beds are inherited ones that have to last.',
      },
    ],
    evidence: ['the root beds they inherited and the ones their children will need'],
    explanation:
      '<strong>Plan:</strong> Inference. Say what must be so if the facts are true, and strike options that need one more assumption.</p><p>They could sell more but do not, and they speak of “the root beds they inherited and the ones their children will need”: they are saving a slow-growing root.',
  },
  {
    id: 'sat-reading-writing/inferences-17',
    skill: 'rw-inferences',
    difficulty: 'Low',
    b: -0.6,
    seconds: 60,
    text: '<p>Recordings of rain, surf, and wind are sold in great numbers to people who have to concentrate in the midst of other people. In a noisy office, where phones rang all day, workers given headphones that played rain did no better on a proofreading test than workers without headphones. In a quiet office, those who heard rain did slightly worse than those who heard nothing. In neither office did the sound of rain improve results, although most workers who had heard it said that it had helped them. These workers, it appears, ______</p>',
    stem: 'Which choice most logically completes the text?',
    right: 'misjudged the effect that the sound had on their work.',
    wrong: [
      {
        html: 'performed better than the test was able to measure.',
        misconception: 'rw-outside-the-text',
        why: 'It would make the workers right after all, but nothing in the text suggests that the test missed anything.',
      },
      {
        html: 'judged the sound by how much they enjoyed it at work.',
        misconception: 'rw-cause-not-shown',
        why: 'Enjoyment may be why they praised it, but whether they enjoyed the rain is not told, only that they said “it had helped them.”',
      },
      {
        html: 'were unable to judge the quality of the work that they did.',
        misconception: 'rw-overstates',
        why: 'They did misjudge one thing, the effect of the rain, but how well they judge their work in general is not tested.',
      },
    ],
    evidence: [
      'In neither office did the sound of rain improve results, although most workers who had heard it said that it had helped them.',
    ],
    explanation:
      '<strong>Plan:</strong> Inference. List what the text has told you as short facts, and take only the step that they force.</p><p>“In neither office did the sound of rain improve results, although most workers who had heard it said that it had helped them”: their belief and their results part ways.',
  },
  {
    id: 'sat-reading-writing/inferences-18',
    skill: 'rw-inferences',
    difficulty: 'Medium',
    b: 0.4,
    seconds: 75,
    text: '<p>Legal scholar Gwen Tolliver studied a city that made all council meetings public in 1974. Open meetings were meant to let citizens watch decisions being made. Newspapers sent reporters to every session, and a gallery with eighty seats was built above the chamber for the public. In the decade after the change, the average meeting grew shorter by half, and votes became almost always unanimous; but the taxes and roads over which members had always been divided no longer came up, neither in the chamber nor, to judge by several members’ diaries, in talk among themselves. Tolliver suspects that after 1974 members ______</p>',
    stem: 'Which choice most logically completes the text?',
    right: 'left alone whatever they did not already agree about.',
    wrong: [
      {
        html: 'settled most questions privately before they met in public.',
        misconception: 'rw-reversed',
        why: 'Short meetings and unanimous votes fit this well, but the diaries show no private dealing: the old disputes no longer came up even “in talk among themselves.”',
      },
      {
        html: 'voted more and more as the people in the gallery wished.',
        misconception: 'rw-cause-not-shown',
        why: 'Eighty seats for the public might well press on members, but no wish of theirs is reported, and members voted on fewer things.',
      },
      {
        html: 'came to the open meetings better prepared than before.',
        misconception: 'rw-cause-not-shown',
        why: 'Preparation would make meetings shorter, but it would hardly make the questions “over which members had always been divided” disappear.',
      },
    ],
    evidence: ['over which members had always been divided no longer came up', 'votes became almost always unanimous'],
    explanation:
      '<strong>Plan:</strong> Inference. Ask which questions were still put to a vote after 1974 and which were not.</p><p>If the matters “over which members had always been divided no longer came up,” it is no wonder that “votes became almost always unanimous.”',
  },
  {
    id: 'sat-reading-writing/inferences-19',
    skill: 'rw-inferences',
    difficulty: 'Medium',
    b: 0,
    seconds: 65,
    text: '<p>A coral reef at night is loud with the crackle of shrimp and the grunts of fish. Young fish that hatch in open water must find a reef to settle on. Marine biologist Jonah Pereira placed loudspeakers on three piles of dead coral. One played recordings of a healthy reef, one played the hum of a ship, and the third was silent. Over six weeks, twice as many young fish settled on the first pile as on the third, and just as many on the second as on the first, though in all else the piles were alike. His finding suggests that young fish ______</p>',
    stem: 'Which choice most logically completes the text?',
    right: 'settle more readily in a place where there is something to be heard.',
    wrong: [
      {
        html: 'find a living reef by the sounds that its shrimp and fish make at night.',
        misconception: 'rw-half-right',
        why: 'Sound does draw them, but the hum of a ship drew “just as many,” so it is not by its own sounds that a reef is found.',
      },
      {
        html: 'are drawn by the crackle of shrimp more than by the grunts of the fish.',
        misconception: 'rw-half-right',
        why: 'That sound draws them is right, but the recordings held both crackle and grunts, and the two were never played apart.',
      },
      {
        html: 'can tell the sounds of a healthy reef from those of a reef that is dead.',
        misconception: 'rw-reversed',
        why: 'No dead reef was played, and the fish did not even tell a reef from a ship: “just as many” settled on both piles.',
      },
    ],
    evidence: ['just as many on the second as on the first'],
    explanation:
      '<strong>Plan:</strong> Inference. Compare the piles two by two: which pair differs in the number of fish, and which does not?</p><p>More fish settled with sound than without, and “just as many on the second as on the first,” so that a ship did as well as a reef.',
  },
  {
    id: 'sat-reading-writing/inferences-20',
    skill: 'rw-inferences',
    difficulty: 'High',
    b: 1.2,
    seconds: 85,
    text: '<p>Recipes in early English cookbooks seldom give quantities or times: “take almonds, grind them, boil them enough.” Readers today find them useless for learning to cook. But the books were costly, and surviving copies are clean, without the stains of a kitchen, though their pages are worn from turning. The cooks of great houses, moreover, rarely owned books of any kind. A steward or a lord, on the other hand, might wish to know what ought to appear at a feast. It may be, then, that these books ______</p>',
    stem: 'Which choice most logically completes the text?',
    right: 'were written for those who ordered dishes but did not cook.',
    wrong: [
      {
        html: 'were meant for cooks so skilled that they needed no instructions.',
        misconception: 'rw-reversed',
        why: 'Skill would explain why quantities are missing, but skilled cooks, too, “rarely owned books of any kind,” so the books were not meant for them.',
      },
      {
        html: 'were copied from one another by people who knew little of cooking.',
        misconception: 'rw-outside-the-text',
        why: 'Careless copying might lose the quantities, but nothing in the text points to it; a lord might want to know “what ought to appear at a feast.”',
      },
      {
        html: 'were bought for their beauty by lords who seldom opened them.',
        misconception: 'rw-cause-not-shown',
        why: 'Clean, costly copies may suggest beauty, but their pages are “worn from turning”: somebody did open them, to learn “what ought to appear at a feast.”',
      },
    ],
    evidence: [
      'surviving copies are clean, without the stains of a kitchen',
      'A steward or a lord, on the other hand, might wish to know what ought to appear at a feast.',
    ],
    explanation:
      '<strong>Plan:</strong> Inference. List what the text has told you as short facts, and take only the step that they force.</p><p>The copies are “clean, without the stains of a kitchen,” cooks owned few books, and “A steward or a lord, on the other hand, might wish to know what ought to appear at a feast.”',
  },
  {
    id: 'sat-reading-writing/inferences-21',
    skill: 'rw-inferences',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 65,
    text: '<p>These lines are from “Two Clocks,” by the poet Josephine Tarr.</p><p>My father’s clock was loud. It walked the hall<br>all night and would not let the hours be.<br>I hated it. I have it on my wall.<br>It does not run. It keeps good time for me:<br>at ten past four, whatever light is there,<br>I look up, and he’s coming down the stair.</p>',
    stem: 'Based on the text, what can most reasonably be inferred about the speaker?',
    right: 'A clock that was hateful to the speaker has become a way to see the father.',
    wrong: [
      {
        html: 'A clock that once comforted the speaker now brings the father to mind.',
        misconception: 'rw-half-right',
        why: 'That the clock brings the father to mind is right, but it was no comfort once: “I hated it.”',
      },
      {
        html: 'A clock that the speaker once disliked is kept out of duty to the father.',
        misconception: 'rw-cause-not-shown',
        why: 'The dislike is right, but no duty is mentioned as the motive; the clock now “keeps good time for me.”',
      },
      {
        html: 'A clock that stopped at the hour when the father died is left so in his memory.',
        misconception: 'rw-cause-not-shown',
        why: 'A stopped clock often marks a death, but the lines tie ten past four to a man who is “coming down the stair,” and no death is told.',
      },
    ],
    evidence: ['It does not run. It keeps good time for me', 'I look up, and he’s coming down the stair'],
    explanation:
      '<strong>Plan:</strong> Inference. Find the one thing that differs and the things that are the same; the answer follows from that.</p><p>“It does not run. It keeps good time for me”: at one hour each day the speaker sees the father “coming down the stair.”',
  },
  {
    id: 'sat-reading-writing/inferences-22',
    skill: 'rw-inferences',
    difficulty: 'Low',
    b: -0.5,
    seconds: 55,
    text: '<p>Shoppers often complain that tomatoes are not what they used to be, and growers who ship fruit over long distances have reason to pick it while it is hard. Tomatoes picked green and ripened in a warehouse turn red but taste flat. Chemists have found that several of the compounds behind a tomato’s flavor are made chiefly while the fruit is still attached to its vine and warm. Chilling a ripe tomato for days destroys some of the rest. A grower who wants the fullest flavor, then, should let the fruit ______</p>',
    stem: 'Which choice most logically completes the text?',
    right: 'ripen on the vine and keep it out of the cold.',
    wrong: [
      {
        html: 'turn red in a warehouse where it will be warm.',
        misconception: 'rw-reversed',
        why: 'Warmth does help the flavor, but only while the fruit is “still attached to its vine”; in a warehouse part of it is never made.',
      },
      {
        html: 'hang until it falls from the vine by itself.',
        misconception: 'rw-overstates',
        why: 'Ripening on the vine is what the text asks for, but to wait until the fruit falls by itself goes further than that.',
      },
      {
        html: 'stay on the vine until it is ripe and then chill it for a few days.',
        misconception: 'rw-half-right',
        why: 'Ripening on the vine is right, but chilling “for days destroys some of the rest” of the flavor.',
      },
    ],
    evidence: [
      'made chiefly while the fruit is still attached to its vine and warm',
      'Chilling a ripe tomato for days destroys some of the rest.',
    ],
    explanation:
      '<strong>Plan:</strong> Inference. Say what must be so if the facts are true, and strike options that need one more assumption.</p><p>The compounds are “made chiefly while the fruit is still attached to its vine and warm,” and “Chilling a ripe tomato for days destroys some of the rest.”',
  },
  {
    id: 'sat-reading-writing/inferences-23',
    skill: 'rw-inferences',
    difficulty: 'Medium',
    b: 0.5,
    seconds: 70,
    text: '<p>Patent records list one inventor for most nineteenth-century sewing devices sold by the firm of Alder and Pike. Mr. Pike is named in nearly all of them, and his portrait, with a sewing device in each hand, still hangs in the town hall. Historian Rosalind Achebe examined the firm’s wage books. In eleven of fourteen cases, a seamstress at the firm was paid a one-time bonus, marked “for her notion,” in the month before Mr. Pike filed a patent. None of these women is named in a patent. Achebe’s discovery suggests that the patent records ______</p>',
    stem: 'Which choice most logically completes the text?',
    right: 'may leave out people whose ideas led to the devices.',
    wrong: [
      {
        html: 'may date the devices before the firm had paid for the ideas.',
        misconception: 'rw-reversed',
        why: 'The dates are close together, but in the other order: each bonus “for her notion” was paid “in the month before.”',
      },
      {
        html: 'may prove that women were paid for devices they had patented.',
        misconception: 'rw-half-right',
        why: 'That women were paid is right, but not for devices that they had patented: “None of these women is named in a patent.”',
      },
      {
        html: 'may pass over people for whose ideas the firm had refused to pay.',
        misconception: 'rw-half-right',
        why: 'Leaving people out is right, but the firm did pay these women: the wage books show “a one-time bonus” for each notion.',
      },
    ],
    evidence: [
      'paid a one-time bonus, marked “for her notion,” in the month before Mr. Pike filed a patent',
      'None of these women is named in a patent.',
    ],
    explanation:
      '<strong>Plan:</strong> Inference. List what the text has told you as short facts, and take only the step that they force.</p><p>Seamstresses were paid “for her notion” just before the filing, yet “None of these women is named in a patent.”',
  },
  {
    id: 'sat-reading-writing/inferences-24',
    skill: 'rw-inferences',
    difficulty: 'Medium',
    b: 0.4,
    seconds: 80,
    text: '<p>Volunteers who count birds for a national survey report more species now than volunteers did thirty years ago in the same places. Ecologist Sana Whitcombe asked fifty veterans of the survey to repeat their counts in the old manner, with the binoculars and printed guides of their first years and without the phone app that now identifies songs, and seldom wrongly. Their totals fell by about a quarter, back to nearly what the early reports show. Whitcombe cautions, accordingly, that the increase in reported species ______</p>',
    stem: 'Which choice most logically completes the text?',
    right: 'may come from new tools for counting instead of a change in bird life.',
    wrong: [
      {
        html: 'may come from volunteers’ practice more than from bird life.',
        misconception: 'rw-half-right',
        why: 'That bird life need not have changed is right, but with all their practice the veterans, using old tools, fell back to the old totals.',
      },
      {
        html: 'may come from birds that the app has named wrongly.',
        misconception: 'rw-half-right',
        why: 'That the app lies behind the rise is right, but it identifies songs “seldom wrongly,” so its errors do not explain it.',
      },
      {
        html: 'may come from richer places that are chosen now more than from a change in bird life.',
        misconception: 'rw-cause-not-shown',
        why: 'That bird life need not have changed is right, but the early and late reports are from “the same places,” so no better ones were chosen.',
      },
    ],
    evidence: [
      'without the phone app that now identifies songs',
      'Their totals fell by about a quarter, back to nearly what the early reports show.',
    ],
    explanation:
      '<strong>Plan:</strong> Inference. Find the one thing that differs and the things that are the same; the answer follows from that.</p><p>With old tools, “Their totals fell by about a quarter, back to nearly what the early reports show”: the tools account for most of the rise.',
  },
]
