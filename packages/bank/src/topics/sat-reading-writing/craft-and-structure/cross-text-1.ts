import type { WrittenItem } from '#kit'

export const crossText1: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/cross-text-01',
    skill: 'rw-cross-text',
    difficulty: 'Low',
    b: -0.9,
    seconds: 75,
    text: '<p><em>Text 1</em></p><p>Sea otters were nearly hunted out along the Pacific coast, and sea urchins, freed from their main enemy, ate whole forests of kelp. Where otters have come back, kelp has come back too. The lesson is clear: bring home the predator, and the forest will follow.</p><p><em>Text 2</em></p><p>Otters do eat urchins, and kelp does return with them in many bays. But in some places warm water and disease keep the kelp from growing even where urchins are few. A predator opens the door; it cannot make the forest walk through.</p>',
    stem: 'Based on the texts, how would the author of Text 2 most likely respond to the “lesson” in Text 1?',
    right: 'By granting that otters reduce urchins but noting places where kelp still fails',
    wrong: [
      {
        html: 'By granting that otters reduce urchins but noting places where kelp grows without otters',
        misconception: 'rw-half-right',
        why: 'Otters “do eat urchins,” so much is granted; but the places that Text 2 adds are those in which kelp does not grow.',
      },
      {
        html: 'By doubting that otters reduce urchins and noting places where kelp still fails',
        misconception: 'rw-half-right',
        why: 'Places where kelp fails are noted, but the doubt is invented: Text 2 begins with “Otters do eat urchins.”',
      },
      {
        html: 'By doubting that otters reduce urchins and noting places where kelp grows without otters',
        misconception: 'rw-invented-quarrel',
        why: 'Neither half stands in Text 2, which accepts that otters eat urchins and names no place where kelp grows without them.',
      },
    ],
    evidence: ['Otters do eat urchins', 'keep the kelp from growing even where urchins are few'],
    explanation:
      '<strong>Plan:</strong> Cross-text. Find what Text 2 accepts in its first sentence and what its second sentence, after “But,” adds.</p><p>Text 2 agrees that “Otters do eat urchins” and then limits the lesson: in some places warm water and disease “keep the kelp from growing even where urchins are few.”',
  },
  {
    id: 'sat-reading-writing/cross-text-02',
    skill: 'rw-cross-text',
    difficulty: 'Medium',
    b: 0.1,
    seconds: 80,
    text: '<p><em>Text 1</em></p><p>Historian Alma Dietrich holds that medieval peasants worked less than we do. Church calendars forbade labor on Sundays and on dozens of feast days, so that in some parishes nearly a third of the year was free.</p><p><em>Text 2</em></p><p>A day without field work was not a day of rest. Court rolls from two English manors of the fourteenth century show peasants mending tools, spinning, carting wood, and tending animals on feast days; no fine was imposed for any of it. Calendars tell us what was forbidden, not what was done.</p>',
    stem: 'Based on the texts, how would the author of Text 2 most likely respond to Dietrich’s use of church calendars?',
    right: 'By noting that court rolls record many kinds of labor performed on feast days',
    wrong: [
      {
        html: 'By noting that court rolls record fines that people paid for work on feast days',
        misconception: 'rw-reversed',
        why: 'Fines and feast days both come up, but the contrary is said about them: “no fine was imposed for any of it.”',
      },
      {
        html: 'By noting that court rolls record days of rest that calendars do not name',
        misconception: 'rw-invented-agreement',
        why: 'More days of rest would support Dietrich, but the rolls show the opposite, peasants at work on days that were supposed to be free.',
      },
      {
        html: 'By noting that court rolls record rules that forbade more than field work',
        misconception: 'rw-half-right',
        why: 'That there was other work than field work is right, but the rolls do not record rules against it; they show it being done.',
      },
    ],
    evidence: [
      'what was forbidden, not what was done',
      'show peasants mending tools, spinning, carting wood, and tending animals on feast days',
    ],
    explanation:
      '<strong>Plan:</strong> Cross-text. What do the calendars tell, what do the rolls show, and what does the last sentence of Text 2 make of the difference?</p><p>Calendars tell “what was forbidden, not what was done”; the rolls “show peasants mending tools, spinning, carting wood, and tending animals on feast days.”',
  },
  {
    id: 'sat-reading-writing/cross-text-03',
    skill: 'rw-cross-text',
    difficulty: 'Medium',
    b: 0,
    seconds: 80,
    text: '<p><em>Text 1</em></p><p>The portrait shows a woman whose eyes are slightly crossed and whose left hand is unfinished. Such flaws, in a painter of Verhaegen’s skill, can only mean that he was interrupted, perhaps by illness.</p><p><em>Text 2</em></p><p>Infrared images reveal that Verhaegen first painted the left hand complete, with three rings, and then scraped it down to the bare sketch that we see. Whatever stopped him, it was not lack of time.</p>',
    stem: 'Based on the texts, how would the author of Text 2 most likely view the explanation in Text 1?',
    right: 'As unlikely, since the hand had been finished and was then undone',
    wrong: [
      {
        html: 'As doubtful, since a restorer had scraped down the hand that he painted',
        misconception: 'rw-half-right',
        why: 'The scraping is right, but it was no restorer’s work: Verhaegen “first painted the left hand complete” and “then scraped it down.”',
      },
      {
        html: 'As mistaken, since he meant from the start to leave the hand a sketch',
        misconception: 'rw-half-right',
        why: 'That he was not interrupted is right, but the sketch was no plan from the start: the hand was first painted “complete, with three rings.”',
      },
      {
        html: 'As doubtful, since other hands by this painter were sketched just as lightly',
        misconception: 'rw-outside-the-text',
        why: 'A habit of leaving hands sketched would answer Text 1 neatly, but no other portraits are mentioned, and this hand was at first “complete.”',
      },
    ],
    evidence: [
      'first painted the left hand complete, with three rings, and then scraped it down',
      'it was not lack of time',
    ],
    explanation:
      '<strong>Plan:</strong> Cross-text. What happened to the hand according to the images, and who did it?</p><p>He “first painted the left hand complete, with three rings, and then scraped it down,” so that interruption, “lack of time,” explains nothing.',
  },
  {
    id: 'sat-reading-writing/cross-text-04',
    skill: 'rw-cross-text',
    difficulty: 'Medium',
    b: 0.5,
    seconds: 90,
    text: '<p><em>Text 1</em></p><p>When a language dies, says linguist Erik Sandoval, a way of seeing dies with it. Each tongue cuts up the world differently, and what one can say in a word another cannot say at all.</p><p><em>Text 2</em></p><p>I have spent thirty years translating from small languages, and I have never met a thing that could not be said in a large one, given a sentence or a page. What is lost when a language dies is not a thought but the ease of it: what was light to carry has become a load.</p>',
    stem: 'Based on the texts, on which point would Sandoval and the author of Text 2 most likely disagree?',
    right: 'Whether what is expressed in one language can be expressed in another',
    wrong: [
      {
        html: 'Whether the death of a language should be considered a real loss',
        misconception: 'rw-invented-quarrel',
        why: 'Both describe a loss, of a way of seeing or of ease, so whether there is a loss is no point of dispute.',
      },
      {
        html: 'Whether a thing that takes one word can be said in another language in one word',
        misconception: 'rw-half-right',
        why: 'A word against a sentence is what both speak of, but here they agree: Text 2 needs “a sentence or a page.”',
      },
      {
        html: 'Whether a small language can have words that a large one lacks',
        misconception: 'rw-invented-quarrel',
        why: 'Words that another language lacks are Sandoval’s example, but Text 2 grants them too: what took a word may take “a sentence or a page.”',
      },
    ],
    evidence: [
      'what one can say in a word another cannot say at all',
      'I have never met a thing that could not be said in a large one',
    ],
    explanation:
      '<strong>Plan:</strong> Cross-text. Write each position in a few words, find the point where the texts touch, and answer for the author who is asked about.</p><p>Sandoval: what one tongue says “another cannot say at all.” Text 2: “I have never met a thing that could not be said in a large one.”',
  },
  {
    id: 'sat-reading-writing/cross-text-05',
    skill: 'rw-cross-text',
    difficulty: 'Low',
    b: -0.8,
    seconds: 70,
    text: '<p><em>Text 1</em></p><p>Putting a price on plastic bags works. In the year after our town began to charge ten cents, shops gave out eighty percent fewer of them.</p><p><em>Text 2</em></p><p>Shops in the town did give out far fewer bags after the charge. In the same year, though, sales of garbage bags rose by half. People who used to line their trash cans with free bags had begun to buy thicker ones.</p>',
    stem: 'Based on the texts, how does Text 2 relate to the claim in Text 1?',
    right: 'It adds that more bags of another kind were sold.',
    wrong: [
      {
        html: 'It shows that the fall had begun before the charge.',
        misconception: 'rw-invented-quarrel',
        why: 'A fall that had already begun would speak against the charge, but Text 2 grants that bags became fewer “after the charge.”',
      },
      {
        html: 'It adds that the fall did not last beyond a year.',
        misconception: 'rw-half-right',
        why: 'One year is indeed all that is told of, but no later rise is reported; what rose “in the same year” was another sale.',
      },
      {
        html: 'It doubts that shops counted every bag given out.',
        misconception: 'rw-invented-quarrel',
        why: 'A doubt about the count would be a fair one, but Text 2 takes the fall as a fact: shops “did give out far fewer bags.”',
      },
    ],
    evidence: ['Shops in the town did give out far fewer bags after the charge.', 'sales of garbage bags rose by half'],
    explanation:
      '<strong>Plan:</strong> Cross-text. What does Text 2 grant in its first sentence, and what did people do in the same year?</p><p>“Shops in the town did give out far fewer bags,” but “sales of garbage bags rose by half.” The first half grants the fall; the second names what people used in its place.',
  },
  {
    id: 'sat-reading-writing/cross-text-06',
    skill: 'rw-cross-text',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 85,
    text: '<p><em>Text 1</em></p><p>Astronomer Colette Arnaud argues that the dim object Kes-4, which circles a giant planet, is a captured comet. Its orbit is tilted and stretched, as one expects of a body pulled in from elsewhere.</p><p><em>Text 2</em></p><p>A tilted, stretched orbit is what capture would produce. So would a collision between two ordinary moons. The way to decide is to look at what Kes-4 is made of: a comet should be rich in ice, and a piece of a moon should resemble its neighbors. No one has yet taken its spectrum.</p>',
    stem: 'Based on the texts, what would the author of Text 2 most likely say about Arnaud’s argument?',
    right: 'The orbit on which it rests fits a capture and a collision alike.',
    wrong: [
      {
        html: 'The orbit on which it rests fits a collision better than a capture.',
        misconception: 'rw-half-right',
        why: 'A collision is the other possibility, but it is not the better one: the orbit “is what capture would produce,” too.',
      },
      {
        html: 'The orbit on which it rests fits a capture better than a collision.',
        misconception: 'rw-invented-agreement',
        why: 'That would favor Arnaud, but Text 2 puts both on one level: “So would a collision between two ordinary moons.”',
      },
      {
        html: 'The orbit on which it rests fits neither a capture nor a collision.',
        misconception: 'rw-overstates',
        why: 'Text 2 does call for other evidence, a spectrum, but it grants that either event would produce such an orbit.',
      },
    ],
    evidence: ['is what capture would produce', 'So would a collision between two ordinary moons'],
    explanation:
      '<strong>Plan:</strong> Cross-text. What would produce such an orbit, according to the first two sentences of Text 2?</p><p>A tilted, stretched orbit “is what capture would produce,” and “So would a collision between two ordinary moons.”',
  },
  {
    id: 'sat-reading-writing/cross-text-07',
    skill: 'rw-cross-text',
    difficulty: 'Low',
    b: -0.6,
    seconds: 75,
    text: '<p><em>Text 1</em></p><p>Nothing improves a garden like a wall. It stops the wind, stores the day’s warmth, and gives the eye a place to rest. A garden without one is only a part of a field.</p><p><em>Text 2</em></p><p>My grandfather’s garden had a wall on every side, and it was the saddest place I knew. When I came to make my own, I planted to the edge and let the hills in. The wind came too; I chose plants that could dance.</p>',
    stem: 'Based on the texts, which choice best describes the authors’ attitudes toward the wind?',
    right: 'Text 1 treats it as something to keep out, and Text 2 as something to live with.',
    wrong: [
      {
        html: 'Text 1 treats it as something to live with, and Text 2 as something to keep out.',
        misconception: 'rw-mixes-up-texts',
        why: 'The two attitudes are exchanged: it is Text 1 that keeps the wind out with a wall, and Text 2 that lives with it.',
      },
      {
        html: 'Text 1 values it for moving the air, and Text 2 for making the plants dance.',
        misconception: 'rw-half-right',
        why: 'Plants “that could dance” are in Text 2, but Text 1 finds no value in wind; it praises a wall because “It stops the wind.”',
      },
      {
        html: 'Text 1 sees in it a threat to be met, and Text 2 a force that no wall can stop.',
        misconception: 'rw-half-right',
        why: 'Text 1 does want the wind stopped, but Text 2 does not call walls useless against it; its author had none and “let the hills in.”',
      },
    ],
    evidence: ['It stops the wind', 'The wind came too; I chose plants that could dance.'],
    explanation:
      '<strong>Plan:</strong> Cross-text. Find the fact that both texts accept; the difference lies just beyond it.</p><p>For Text 1 a wall is good because “It stops the wind”; in Text 2, “The wind came too; I chose plants that could dance.”',
  },
  {
    id: 'sat-reading-writing/cross-text-08',
    skill: 'rw-cross-text',
    difficulty: 'High',
    b: 1.1,
    seconds: 90,
    text: '<p><em>Text 1</em></p><p>People remember unfinished tasks better than finished ones, as a well-known experiment of the 1920s found. A task broken off leaves a tension that keeps it in mind.</p><p><em>Text 2</em></p><p>Attempts to repeat the experiment have given mixed results. In some, finished tasks were remembered better. Psychologist Dov Amit observes that in those studies, people thought the tasks measured their intelligence. Those who had been interrupted, he suggests, preferred to forget what felt like failure.</p>',
    stem: 'Based on the texts, what would Amit most likely say about the finding in Text 1?',
    right: 'It may hold chiefly where being interrupted is not felt as a failure.',
    wrong: [
      {
        html: 'It depends on how hard the tasks are for the people who are tested.',
        misconception: 'rw-outside-the-text',
        why: 'The tasks do matter to Amit, but for what people take them to measure; how hard they were is mentioned in neither text.',
      },
      {
        html: 'It may be seen most clearly where people believe that they are judged.',
        misconception: 'rw-reversed',
        why: 'Being judged does matter to Amit, but the other way around: where people felt tested, it was finished tasks that were remembered better.',
      },
      {
        html: 'It has been repeated so often that its cause must now be sought.',
        misconception: 'rw-invented-agreement',
        why: 'The experiment has been repeated, but Amit does not take it as settled: the attempts “have given mixed results.”',
      },
    ],
    evidence: ['people thought the tasks measured their intelligence', 'preferred to forget what felt like failure'],
    explanation:
      '<strong>Plan:</strong> Cross-text. Write each position in a few words, find the point where the texts touch, and answer for the author who is asked about.</p><p>The finding fails where people “thought the tasks measured their intelligence” and interruption “felt like failure”; so it may hold where interruption carries no such meaning.',
  },
  {
    id: 'sat-reading-writing/cross-text-09',
    skill: 'rw-cross-text',
    difficulty: 'Medium',
    b: 0.2,
    seconds: 80,
    text: '<p><em>Text 1</em></p><p>The first farmers, it is commonly said, settled down because they had begun to farm: fields keep people in one place.</p><p><em>Text 2</em></p><p>At several sites in southwestern Asia, archaeologists have found houses with storerooms and worn grinding stones that are older by many centuries than any planted crop. The people who built them lived on wild grain and gazelle.</p>',
    stem: 'Based on the texts, what do the findings in Text 2 suggest about the common view in Text 1?',
    right: 'That it has the order of events the wrong way around at some sites',
    wrong: [
      {
        html: 'That it is right about the reason but has too late a date for the change',
        misconception: 'rw-invented-agreement',
        why: 'The finding is about dates, but it leaves the reason no room: people with houses and no crops cannot have been kept in one place by fields.',
      },
      {
        html: 'That it pays too little heed to the role of animals in early farming',
        misconception: 'rw-outside-the-text',
        why: 'Gazelle are mentioned in Text 2, but as wild food; neither text says anything about animals in farming.',
      },
      {
        html: 'That it is wrong about the reason why people gave up hunting',
        misconception: 'rw-outside-the-text',
        why: 'Reasons are indeed in question, but nobody is said to give up hunting: those who built the houses “lived on wild grain and gazelle.”',
      },
    ],
    evidence: ['older by many centuries than any planted crop'],
    explanation:
      '<strong>Plan:</strong> Cross-text. Find the fact that both texts accept; the difference lies just beyond it.</p><p>The houses are “older by many centuries than any planted crop”: there, people settled first and farmed later.',
  },
  {
    id: 'sat-reading-writing/cross-text-10',
    skill: 'rw-cross-text',
    difficulty: 'High',
    b: 1.0,
    seconds: 95,
    text: '<p><em>Text 1</em></p><p>Critic Mabel Strand admires the way in which the novelist Ivo Crane lets his characters speak in broken and unfinished sentences. Real talk, she notes, is full of gaps, and no one writing today has caught its rhythm better.</p><p><em>Text 2</em></p><p>I once transcribed an hour of talk in a café and compared it, line by line, with a page of Crane. The talkers interrupted, repeated, and lost their way. Crane’s people break off only at the moment of greatest effect. His gaps are as finely placed as a composer’s rests, and I like him the better for it.</p>',
    stem: 'Based on the texts, how would the author of Text 2 most likely respond to Strand?',
    right: 'By admiring Crane’s gaps because they are unlike those of real talk',
    wrong: [
      {
        html: 'By praising Crane for rhythms that he took down from talk in cafés',
        misconception: 'rw-mixes-up-texts',
        why: 'Talk in a café was taken down, but by the author of Text 2, who found it unlike a page of Crane; rhythm caught from talk is Strand’s idea.',
      },
      {
        html: 'By faulting Crane’s gaps as too finely placed to pass for real talk',
        misconception: 'rw-sounds-right-wrong-charge',
        why: 'Finely placed is right, but it is said in praise and not as a fault: the author likes Crane “the better for it.”',
      },
      {
        html: 'By liking Crane best where he lets his people finish what they say',
        misconception: 'rw-invented-quarrel',
        why: 'Real talkers “lost their way,” which may seem a reason to prefer whole sentences, but what Text 2 admires in Crane is his gaps.',
      },
    ],
    evidence: [
      'Crane’s people break off only at the moment of greatest effect.',
      'as finely placed as a composer’s rests',
    ],
    explanation:
      '<strong>Plan:</strong> Cross-text. What did the comparison in the café show about Crane, and does the last sentence of Text 2 praise or blame?</p><p>Real talkers “lost their way,” but “Crane’s people break off only at the moment of greatest effect”; the author likes him “the better for it.”',
  },
  {
    id: 'sat-reading-writing/cross-text-11',
    skill: 'rw-cross-text',
    difficulty: 'Low',
    b: -0.7,
    seconds: 75,
    text: '<p><em>Text 1</em></p><p>Elephants mourn. I have watched a herd stand for an hour beside the bones of its old leader, touching her skull with their feet and trunks. No one who had seen it could call it anything else.</p><p><em>Text 2</em></p><p>Elephants show great interest in the bones of their kind. Whether they grieve is a harder question. We see what they do; we do not see what they feel, and a word like “mourn” claims to know both.</p>',
    stem: 'Based on the texts, both authors would most likely agree with which statement about elephants?',
    right: 'Elephants give attention to the bones of other elephants.',
    wrong: [
      {
        html: 'Elephants return to where others of their herd have died.',
        misconception: 'rw-invented-agreement',
        why: 'It sounds like what both describe, but neither text says that elephants come back; both speak of what they do beside bones.',
      },
      {
        html: 'Elephants grieve in ways that people are able to observe.',
        misconception: 'rw-invented-agreement',
        why: 'Text 1 would say so, but for the author of Text 2 whether elephants grieve “is a harder question.”',
      },
      {
        html: 'Elephants act near bones in ways that people misread.',
        misconception: 'rw-half-right',
        why: 'Text 2 warns against reading too much into behavior, but the author of Text 1 is sure of having read it rightly.',
      },
    ],
    evidence: ['the bones of its old leader', 'show great interest in the bones of their kind'],
    explanation:
      '<strong>Plan:</strong> Cross-text. Look for a sentence in Text 2 that the author of Text 1 could have written, too.</p><p>Text 1 has seen a herd stand beside “the bones of its old leader”; Text 2 grants that elephants “show great interest in the bones of their kind.”',
  },
  {
    id: 'sat-reading-writing/cross-text-12',
    skill: 'rw-cross-text',
    difficulty: 'Medium',
    b: 0.1,
    seconds: 80,
    text: '<p><em>Text 1</em></p><p>In the early years of recorded sound, the composer Rupert Haig warned that people who could hear music at the turn of a crank would cease to make it themselves.</p><p><em>Text 2</em></p><p>Sales of pianos and guitars rose for decades after the phonograph appeared, and letters to dealers show why. Again and again, customers wrote that they had heard a tune on a machine and wanted to learn to play it.</p>',
    stem: 'Based on the texts, how would the author of Text 2 most likely explain what happened after Haig’s warning?',
    right: 'People bought instruments because recordings made them wish to play what they had heard.',
    wrong: [
      {
        html: 'People bought instruments because recordings showed them how easy most of the tunes were.',
        misconception: 'rw-cause-not-shown',
        why: 'Recordings did lead people to instruments, but that the tunes seemed easy is not in the letters; customers “wanted to learn” them.',
      },
      {
        html: 'People bought instruments because recordings left them longing for a better sound.',
        misconception: 'rw-cause-not-shown',
        why: 'Early machines may have sounded poor, but the letters speak of a tune that people “wanted to learn,” not of sound.',
      },
      {
        html: 'People bought instruments because recordings brought them tunes that nobody nearby could perform.',
        misconception: 'rw-outside-the-text',
        why: 'A tune heard on a machine is indeed the start, but that nobody nearby could play it is not what the customers wrote.',
      },
    ],
    evidence: ['they had heard a tune on a machine and wanted to learn to play it'],
    explanation:
      '<strong>Plan:</strong> Cross-text. Text 2 says that letters “show why.” What do the letters say?</p><p>Customers “had heard a tune on a machine and wanted to learn to play it”: recordings led them to make music.',
  },
]
