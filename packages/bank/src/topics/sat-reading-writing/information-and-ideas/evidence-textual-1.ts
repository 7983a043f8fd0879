import type { WrittenItem } from '#kit'

export const evidenceTextual1: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/evidence-textual-01',
    skill: 'rw-evidence-textual',
    difficulty: 'Low',
    b: -0.9,
    seconds: 60,
    text: '<p>Biologist Corin Abel noticed that house finches at city feeders sing at a higher pitch than finches in the countryside. City noise is mostly low, and a low song would be lost in it. Abel proposes that city finches raise their pitch in order to be heard above traffic. Other biologists have suggested that birds in cities simply happen to belong to families with higher voices, or that they sing higher because they live closer together.</p>',
    stem: 'Which finding, if true, would most directly support Abel’s proposal?',
    right: 'On holidays, when traffic stops, the city finches sing at a lower pitch.',
    wrong: [
      {
        html: 'On holidays, with no traffic, the city finches sing as high as ever.',
        misconception: 'rw-wrong-direction',
        why: 'Holidays are a good test, but a pitch that stays high when there is nothing to be heard above counts against Abel.',
      },
      {
        html: 'In the country, finches at feeders sing lower than finches in the city.',
        misconception: 'rw-restates-not-supports',
        why: 'It agrees with what Abel noticed and so sounds like support, but it only repeats the observation and leaves its cause open.',
      },
      {
        html: 'In the country, finches hatched in the city sing higher than others.',
        misconception: 'rw-supports-another-claim',
        why: 'This too is a test of the cause, but it supports another proposal, that city birds come from “families with higher voices.”',
      },
    ],
    evidence: ['city finches raise their pitch in order to be heard above traffic'],
    explanation:
      '<strong>Plan:</strong> Evidence. Split the claim into its parts, and look for the option that touches every one of them.</p><p>If “city finches raise their pitch in order to be heard above traffic,” then the pitch should fall when the traffic does.',
  },
  {
    id: 'sat-reading-writing/evidence-textual-02',
    skill: 'rw-evidence-textual',
    difficulty: 'Medium',
    b: 0,
    seconds: 65,
    text: '<p><em>The Orchard Wall</em> is a 1902 novel by Cecily Thorne. In it, Thorne presents the young heir Edmund as someone who takes pride in his estate without understanding the labor that sustains it. <em>(Author and text invented for Fourfold.)</em> The estate lies in a valley known for its fruit, and thirty families have lived by its orchards for longer than anyone can remember. Edmund has inherited the estate at twenty-two and walks its boundaries each evening with a stick and a notebook, in which he writes down names for the fields that already have names.</p>',
    stem: 'Which quotation from <em>The Orchard Wall</em> most effectively illustrates the claim?',
    right: '“‘My pears,’ he told his guests, and could not have said in which month they were pruned.”',
    wrong: [
      {
        html: '“He walked the rows at dusk, and every tree seemed to have been planted to reproach him.”',
        misconception: 'rw-supports-another-claim',
        why: 'It shows Edmund’s feelings about his trees, but they are unease and reproach; the claim speaks of pride.',
      },
      {
        html: '“He had three new names for every field, and was vexed when the old ones stayed.”',
        misconception: 'rw-half-right',
        why: 'Pride in the estate is there, for he wants it to bear names of his, but of labor, understood or not, the line says nothing.',
      },
      {
        html: '“‘The pears are nothing,’ he told his guests, ‘but I can tell you the name of every man who picked them.’”',
        misconception: 'rw-wrong-direction',
        why: 'Edmund, his guests, and his pears are here, but he makes light of the pears and knows the pickers; the claim has him proud and ignorant of their work.',
      },
    ],
    evidence: ['takes pride in his estate without understanding the labor that sustains it'],
    explanation:
      '<strong>Plan:</strong> Evidence. Ask what would look different if the claim were false, and find the option that shows it.</p><p>“My pears” shows the pride; that he “could not have said in which month they were pruned” shows that he does not understand the labor.',
  },
  {
    id: 'sat-reading-writing/evidence-textual-03',
    skill: 'rw-evidence-textual',
    difficulty: 'Medium',
    b: 0.2,
    seconds: 70,
    text: '<p>Many plants close their leaf pores at night to save water. Botanist Lena Rusk found one desert shrub that keeps them slightly open after sunset, at the cost of losing moisture. She hypothesizes that the shrub gains by this: as water passes out through the leaves, more water is drawn through the soil to the roots, and it carries dissolved nitrogen with it. The nitrogen in the soil around the shrub is scarce and lies, for the most part, farther from the roots than they can reach by growing.</p>',
    stem: 'Which finding, if true, would most directly support Rusk’s hypothesis?',
    right: 'Shrubs whose pores were sealed at night took up less nitrogen by the roots.',
    wrong: [
      {
        html: 'Shrubs whose pores were sealed at night took in less carbon and grew slowly.',
        misconception: 'rw-supports-another-claim',
        why: 'A loss to the sealed shrubs is shown, but of carbon from the air; Rusk’s gain is nitrogen, carried by water through the soil.',
      },
      {
        html: 'Shrubs whose pores were sealed at night were warmer at dawn and shed leaves.',
        misconception: 'rw-supports-another-claim',
        why: 'Open pores may well cool a leaf, but that would be another gain than Rusk’s, which is nitrogen drawn to the roots.',
      },
      {
        html: 'Shrubs whose pores were sealed at night lost less water and lived longer.',
        misconception: 'rw-wrong-direction',
        why: 'Sealing is the right test, but shrubs that live longer without open pores speak against a gain from them.',
      },
    ],
    evidence: ['more water is drawn through the soil to the roots, and it carries dissolved nitrogen with it'],
    explanation:
      '<strong>Plan:</strong> Evidence. Split the claim into its parts, and look for the option that touches every one of them.</p><p>If open pores draw more water to the roots at night, and “it carries dissolved nitrogen with it,” then sealing them should leave the roots with less nitrogen.',
  },
  {
    id: 'sat-reading-writing/evidence-textual-04',
    skill: 'rw-evidence-textual',
    difficulty: 'Low',
    b: -1.1,
    seconds: 55,
    text: '<p>“The Ironing” is a poem by Beatrice Mwangi. The speaker of the poem finds in a simple household task a connection with her mother, who has died. <em>(Author and text invented for Fourfold.)</em> The poem is set on a single evening. Nothing happens in it that could be called an event: water is heated, a board is unfolded, and a clock is heard. The speaker, who lives far from the place where she grew up, is getting a shirt ready for her son’s first day of work.</p>',
    stem: 'Which quotation from “The Ironing” most effectively illustrates the claim?',
    right: '“I press the sleeve the way you pressed it, twice, / and feel your hand arrive inside of mine.”',
    wrong: [
      {
        html: '“I iron what he’ll wear at work, and find / a grown man’s sleeve where once there was a boy’s.”',
        misconception: 'rw-half-right',
        why: 'A connection is found in ironing here as well, but with the son whose shirt it is; the claim is about the mother.',
      },
      {
        html: '“You left no letters, mother, and no ring. / I search the drawers as if you might have lied.”',
        misconception: 'rw-half-right',
        why: 'The mother is there, but the speaker feels distance and there is no task that joins them.',
      },
      {
        html: '“I never learned the things you wished to teach. / My collars curl. I send the linen out.”',
        misconception: 'rw-wrong-direction',
        why: 'Mother and household task are both in these lines, but here the task divides the speaker from her mother.',
      },
    ],
    evidence: ['finds in a simple household task a connection with her mother, who has died'],
    explanation:
      '<strong>Plan:</strong> Evidence. Ask what would look different if the claim were false, and find the option that shows it.</p><p>Pressing the sleeve as her mother did, the speaker can “feel your hand arrive inside of mine”: the task and the connection stand in the same two lines.',
  },
  {
    id: 'sat-reading-writing/evidence-textual-05',
    skill: 'rw-evidence-textual',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 70,
    text: '<p>In the 1930s, the town of Harlan Falls gave out plots of vacant land for vegetable gardens. Officials claimed that the gardens’ chief value was food. Historian Simone Adebayo argues that what gardeners themselves valued most was the company of others in the same situation. The gardens were kept up until 1941, when the land was needed for a factory, and the town’s archive holds both the officials’ reports and a box of letters from people who had plots.</p>',
    stem: 'Which finding, if true, would most directly support Adebayo’s argument?',
    right: 'In letters, gardeners say they kept going for the talk, though the harvest was poor.',
    wrong: [
      {
        html: 'In diaries, gardeners report that they preferred to work their plots alone at dawn.',
        misconception: 'rw-wrong-direction',
        why: 'Diaries would show what gardeners felt, but those who preferred to work alone count against the argument, which is that they valued the company of others most.',
      },
      {
        html: 'In interviews, former gardeners recall how many families their plots fed every summer.',
        misconception: 'rw-wrong-direction',
        why: 'It tells what the gardens were good for, but it names food, as the officials did; company is what Adebayo has in mind.',
      },
      {
        html: 'In photographs, gardeners of various ages stand side by side holding baskets of beans.',
        misconception: 'rw-fits-either-way',
        why: 'They do show gardeners together, but people may stand together whether they valued the company most or the beans.',
      },
    ],
    evidence: ['what gardeners themselves valued most was the company of others in the same situation'],
    explanation:
      '<strong>Plan:</strong> Evidence. Split the claim into its parts, and look for the option that touches every one of them.</p><p>The argument is about what gardeners “valued most”; letters that put talk before harvest say so in their own words.',
  },
  {
    id: 'sat-reading-writing/evidence-textual-06',
    skill: 'rw-evidence-textual',
    difficulty: 'High',
    b: 1,
    seconds: 85,
    text: '<p>When people are asked to recall a list, they remember its first and last items best. Psychologist Teo Vandermeer argues that the advantage of the first items comes from silent rehearsal: while the list is being read, early words are repeated in the mind more often than later ones. The last items, all agree, owe theirs to something else. In his laboratory, lists of twenty common words are read aloud at an even pace, one word every two seconds, and people then write down all that they can remember in any order.</p>',
    stem: 'Which finding, if true, would most directly support Vandermeer’s argument?',
    right: 'Counting aloud during the list weakened memory for its first items but not for its last.',
    wrong: [
      {
        html: 'Waiting a minute after the list weakened memory for its last items but not for its first.',
        misconception: 'rw-supports-another-claim',
        why: 'It does separate first items from last, but it bears on the last, on which “all agree”; rehearsal of the first is not touched.',
      },
      {
        html: 'Counting aloud during the list weakened memory for its last items but not for its first.',
        misconception: 'rw-wrong-direction',
        why: 'Counting would indeed prevent silent rehearsal, but if the first items did not suffer from it, rehearsal cannot be what gave them their advantage.',
      },
      {
        html: 'Repeating the words in silence helped people with the last items more than with the first.',
        misconception: 'rw-wrong-direction',
        why: 'Rehearsal is just what the argument is about, but this would tie it to the last items, and Vandermeer says that it helps the first.',
      },
    ],
    evidence: [
      'the advantage of the first items comes from silent rehearsal',
      'The last items, all agree, owe theirs to something else.',
    ],
    explanation:
      '<strong>Plan:</strong> Evidence. Ask what would look different if the claim were false, and find the option that shows it.</p><p>Counting aloud prevents silent rehearsal; if the first items suffer and the last do not, the advantage of the first “comes from silent rehearsal.”',
  },
  {
    id: 'sat-reading-writing/evidence-textual-07',
    skill: 'rw-evidence-textual',
    difficulty: 'Low',
    b: -0.6,
    seconds: 65,
    text: '<p>Architect Paloma Reyes designed the reading room of a library in Monterrey with no windows at eye level; light enters only from above. She claims that readers in such a room stay at their books longer because nothing outside draws their eyes. The design has been admired by architects and disliked by some of the staff, who say that they cannot tell whether it is raining. The library’s older reading room, which is still in use, has large windows that look out on a square with a market, and visitors may choose freely between the two.</p>',
    stem: 'Which finding, if true, would most directly weaken Reyes’s claim?',
    right: 'Readers stayed as long after large windows were opened at eye level.',
    wrong: [
      {
        html: 'Readers who came on gray days stayed as long as others did.',
        misconception: 'rw-supports-another-claim',
        why: 'It touches the light from above, but not the claim: whether a view draws readers’ eyes from their books remains open.',
      },
      {
        html: 'Readers who sat at windows elsewhere looked up from pages often.',
        misconception: 'rw-wrong-direction',
        why: 'It compares windows and reading, but readers who look up often would support the claim that windows distract, and the question asks what weakens it.',
      },
      {
        html: 'Readers who sat beside large windows left sooner than others did.',
        misconception: 'rw-wrong-direction',
        why: 'It does bear on windows and on how long readers stay, but it is what Reyes would expect and so makes her claim stronger.',
      },
    ],
    evidence: ['readers in such a room stay at their books longer because nothing outside draws their eyes'],
    explanation:
      '<strong>Plan:</strong> Evidence. Split the claim into its parts, and look for the option that touches every one of them.</p><p>If readers stay just as long with windows at eye level, then the missing view is not why they “stay at their books longer.”',
  },
  {
    id: 'sat-reading-writing/evidence-textual-08',
    skill: 'rw-evidence-textual',
    difficulty: 'Medium',
    b: 0.1,
    seconds: 65,
    text: '<p>Some historians have held that sailors of the ancient Indian Ocean kept within sight of the coast. Maritime archaeologist Faisal Demir maintains that by the first century, crews were crossing open water directly between Arabia and southern India, using the seasonal monsoon winds. The voyage takes a few weeks with a good wind, but a ship that leaves in the wrong month is blown back. Goods from southern India are known from many ports in Arabia, but goods alone do not show by which route, or in how many stages, they came.</p>',
    stem: 'Which finding, if true, would most directly support Demir’s claim?',
    right: 'A first-century letter tells of a crew bound for India that saw no land for weeks.',
    wrong: [
      {
        html: 'A first-century letter tells of a port in Arabia that grew rich on pepper from India.',
        misconception: 'rw-fits-either-way',
        why: 'Pepper from India is right, but the text warns that goods “alone do not show by which route” they came.',
      },
      {
        html: 'A first-century letter tells of a pilot who knew every cape on the way to India.',
        misconception: 'rw-wrong-direction',
        why: 'A pilot on the way to India is to the point, but capes are seen from near the coast, which is the route that Demir rejects.',
      },
      {
        html: 'A first-century letter tells of a captain who foretold when the winds would turn.',
        misconception: 'rw-supports-another-claim',
        why: 'It would support the claim that people knew the winds; knowing them is not the same as crossing open water by them.',
      },
    ],
    evidence: ['crews were crossing open water directly between Arabia and southern India'],
    explanation:
      '<strong>Plan:</strong> Evidence. Ask what would look different if the claim were false, and find the option that shows it.</p><p>A crew that sees no land for weeks is out on open water, and Demir maintains that “crews were crossing open water directly between Arabia and southern India.”',
  },
  {
    id: 'sat-reading-writing/evidence-textual-09',
    skill: 'rw-evidence-textual',
    difficulty: 'Low',
    b: -0.7,
    seconds: 60,
    text: '<p>In her 1929 novel <em>Quarter Days</em>, Maud Ellery portrays the landlord Mr. Crane as a man whose manners hide a cold heart. <em>(Author and text invented for Fourfold.)</em></p><p>Mr. Crane owns most of a street, collects his rents in person on four days of the year, and is thought by everyone who does not rent from him to be the kindest of men. Ellery lets him speak gently in nearly every scene, so that readers learn what he is from what he does while he is speaking.</p>',
    stem: 'Which quotation from <em>Quarter Days</em> most effectively illustrates the portrayal?',
    right: '“‘My dear lady, do sit,’ said Mr. Crane, and nodded to the men to take the other chairs away.”',
    wrong: [
      {
        html: '“‘I’ll not hear of it!’ Mr. Crane shouted, and he tore the bill across and gave her back the halves.”',
        misconception: 'rw-wrong-direction',
        why: 'Manners and heart do differ in this line, but the wrong way around: rough manners hide a kind act, while Crane’s hide a cold heart.',
      },
      {
        html: '“‘Pray take your time,’ said Mr. Crane, and when she had gone, he put the missing coin in himself.”',
        misconception: 'rw-half-right',
        why: 'The fine manners are there, but what he does behind them, adding the missing coin himself, is warm; the portrayal asks for a cold heart.',
      },
      {
        html: '“‘Pay or go,’ said Mr. Crane, and he did not look up from his figures until the door had closed.”',
        misconception: 'rw-half-right',
        why: 'The cold heart is plain, but he does not hide it behind any manners, and hiding it is the point.',
      },
    ],
    evidence: ['a man whose manners hide a cold heart'],
    explanation:
      '<strong>Plan:</strong> Evidence. Split the claim into its parts, and look for the option that touches every one of them.</p><p>He offers a seat with “My dear lady” and at the same moment has her furniture removed: the manners and the cold heart together.',
  },
  {
    id: 'sat-reading-writing/evidence-textual-10',
    skill: 'rw-evidence-textual',
    difficulty: 'Medium',
    b: 0.5,
    seconds: 75,
    text: '<p>Sloths come down from the trees about once a week to defecate, though the trip is dangerous and costs energy. One explanation is that sloths fertilize the trees they feed on. Ecologist Brigid Nolan favors another: moths that live in a sloth’s fur lay eggs in the dung, and more moths mean more algae in the fur, which the sloth eats. Both explanations assume that a habit so costly would have been lost long ago if it did not bring the sloth something in return.</p>',
    stem: 'Which finding, if true, would most directly support the explanation that Nolan favors?',
    right: 'Sloths kept from going down had fewer moths and less algae in their fur a month later.',
    wrong: [
      {
        html: 'Trees to which sloths no longer came down put out fewer leaves a month later.',
        misconception: 'rw-supports-another-claim',
        why: 'The test is a good one, but of the other explanation, that sloths “fertilize the trees they feed on.”',
      },
      {
        html: 'Sloths that come down every week are better fed than sloths that seldom do.',
        misconception: 'rw-fits-either-way',
        why: 'A gain from the trip is what both explanations assume: better trees would feed a sloth just as more algae would.',
      },
      {
        html: 'Sloths that seldom come down have as many moths and algae as sloths that come weekly.',
        misconception: 'rw-wrong-direction',
        why: 'Moths and algae are what Nolan’s explanation is about, but if they do without the trip, the trip is not explained by them.',
      },
    ],
    evidence: ['more moths mean more algae in the fur, which the sloth eats'],
    explanation:
      '<strong>Plan:</strong> Evidence. Ask what would look different if the claim were false, and find the option that shows it.</p><p>If the trips serve the moths, and “more moths mean more algae in the fur,” then stopping the trips should reduce both.',
  },
  {
    id: 'sat-reading-writing/evidence-textual-11',
    skill: 'rw-evidence-textual',
    difficulty: 'Medium',
    b: 0.2,
    seconds: 65,
    text: '<p>Critic Andre Solis has written about the jazz pianist Winifred Oyelaran, who performed from 1951 until 1990. Solis contends that Oyelaran’s recordings do not represent her art well, because in concert she shaped each piece in response to the people listening. She played in some sixty cities, mostly in small halls, and never allowed a microphone on the stage. Her eleven albums, all made in studios without an audience, are admired for their polish, and most critics know her playing from them alone.</p>',
    stem: 'Which quotation from someone who knew Oyelaran would most effectively support Solis’s contention?',
    right: '“In the studio she played to a wall, and the wall gave her nothing to answer.”',
    wrong: [
      {
        html: '“She practiced every pause at home, and the crowd got what she had prepared.”',
        misconception: 'rw-wrong-direction',
        why: 'It speaks of how she played for a crowd, but if every pause was prepared at home, she did not respond to listeners at all.',
      },
      {
        html: '“She recorded a piece ten times over, and no two of the recordings were alike.”',
        misconception: 'rw-supports-another-claim',
        why: 'That her playing changed is near the point, but here it changed without listeners; what the people in a hall brought about is not shown.',
      },
      {
        html: '“The albums never caught it: the microphones were poor, and she would not play a thing twice.”',
        misconception: 'rw-half-right',
        why: 'That the albums fail her art is Solis’s point, but poor microphones are not his reason; people listening are not mentioned.',
      },
    ],
    evidence: ['in concert she shaped each piece in response to the people listening'],
    explanation:
      '<strong>Plan:</strong> Evidence. Split the claim into its parts, and look for the option that touches every one of them.</p><p>With only a wall to play to, she had “nothing to answer”: what Solis finds in the concerts was missing from the recordings.',
  },
  {
    id: 'sat-reading-writing/evidence-textual-12',
    skill: 'rw-evidence-textual',
    difficulty: 'High',
    b: 1.2,
    seconds: 85,
    text: '<p>Economists have noted that in villages with one well, households haul less water than in villages with several, even where the walk is equally long. Ines Kavanagh proposes that the cause is not scarcity but waiting: at a single well, people give up rather than stand in line. She has visited eighty villages in two dry regions and recorded how much water was hauled, how long the walk was, and at which hours people came.</p>',
    stem: 'Which finding, if true, would most directly support Kavanagh’s proposal?',
    right:
      'At single wells, households drawing at hours when others stayed away hauled as much as households elsewhere.',
    wrong: [
      {
        html: 'Households at single wells hauled no more water when they came at hours at which others stayed away.',
        misconception: 'rw-wrong-direction',
        why: 'Those hours are the right test of waiting, but here an empty well brings no one to haul more, so waiting is not the cause.',
      },
      {
        html: 'In a second region, households in villages with one well likewise hauled less than those in villages with several.',
        misconception: 'rw-restates-not-supports',
        why: 'It repeats the pattern in another region and so agrees with her; but it leaves open whether waiting is the cause.',
      },
      {
        html: 'The households that had stood in line for longest at single wells hauled more than the others did.',
        misconception: 'rw-wrong-direction',
        why: 'Lines at single wells are the right place to look, but long waits would then go with more water, not with less.',
      },
    ],
    evidence: ['the cause is not scarcity but waiting'],
    explanation:
      '<strong>Plan:</strong> Evidence. Ask what would look different if the claim were false, and find the option that shows it.</p><p>Where there is no line, a single well gives as much as several: “the cause is not scarcity but waiting.”',
  },
]
