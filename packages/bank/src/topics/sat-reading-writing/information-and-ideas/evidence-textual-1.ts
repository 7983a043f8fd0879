import type { WrittenItem } from '#kit'

export const evidenceTextual1: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/evidence-textual-01',
    skill: 'rw-evidence-textual',
    difficulty: 'Low',
    b: -0.9,
    seconds: 60,
    text: '<p>Biologist Corin Abel noticed that house finches at city feeders sing at a higher pitch than finches in the countryside. City noise is mostly low, and a low song would be lost in it. Abel proposes that city finches raise their pitch in order to be heard above traffic.</p>',
    stem: 'Which finding, if true, would most directly support Abel’s proposal?',
    right: 'On holidays, when traffic stops, the city finches sing at a lower pitch.',
    wrong: [
      {
        html: 'On weekday mornings, when traffic is heavy, city finches lower their songs.',
        misconception: 'rw-reversed',
        why: 'This is the opposite of what the proposal predicts.',
      },
      {
        html: 'In several cities, finches at feeders sing higher than finches elsewhere.',
        misconception: 'rw-restates-not-supports',
        why: 'This repeats the observation and leaves its cause open.',
      },
      {
        html: 'In the city, finches find food more easily than they do in the country.',
        misconception: 'rw-supports-another-claim',
        why: 'Food has nothing to do with pitch or traffic.',
      },
    ],
    evidence: ['city finches raise their pitch in order to be heard above traffic'],
    explanation:
      'If “city finches raise their pitch in order to be heard above traffic”, then the pitch should fall when the traffic does.',
  },
  {
    id: 'sat-reading-writing/evidence-textual-02',
    skill: 'rw-evidence-textual',
    difficulty: 'Medium',
    b: 0,
    seconds: 65,
    text: '<p><em>The Orchard Wall</em> is a 1902 novel by Cecily Thorne. In it, Thorne presents the young heir Edmund as someone who takes pride in his estate without understanding the labor that sustains it.</p>',
    stem: 'Which quotation from <em>The Orchard Wall</em> most effectively illustrates the claim?',
    right: '“‘My pears,’ he told his guests, and could not have said in which month they were pruned.”',
    wrong: [
      {
        html: '“He walked the rows at dusk, and it seemed to him that every tree had been planted to reproach him.”',
        misconception: 'rw-supports-another-claim',
        why: 'This shows unease, not pride.',
      },
      {
        html: '“He had a gardener for the pears and a second for the wall, and he paid the two of them on Fridays.”',
        misconception: 'rw-too-narrow',
        why: 'This mentions labor but neither his pride nor his ignorance.',
      },
      {
        html: '“He knew each tree by its yield, for as a boy he had carried the ladders from one to another.”',
        misconception: 'rw-reversed',
        why: 'This Edmund understands the labor well.',
      },
    ],
    evidence: ['takes pride in his estate without understanding the labor that sustains it'],
    explanation:
      '“My pears” shows the pride; that he “could not have said in which month they were pruned” shows that he does not understand the labor.',
  },
  {
    id: 'sat-reading-writing/evidence-textual-03',
    skill: 'rw-evidence-textual',
    difficulty: 'Medium',
    b: 0.2,
    seconds: 70,
    text: '<p>Many plants close their leaf pores at night to save water. Botanist Lena Rusk found one desert shrub that keeps them slightly open after sunset, at the cost of losing moisture. She hypothesizes that the shrub gains by this: as water passes out through the leaves, more water is drawn through the soil to the roots, and it carries dissolved nitrogen with it.</p>',
    stem: 'Which finding, if true, would most directly support Rusk’s hypothesis?',
    right: 'When the pores were sealed each night, the roots took up much less nitrogen.',
    wrong: [
      {
        html: 'When shrubs of this kind were watched after sunset, their pores were seen to be open.',
        misconception: 'rw-restates-not-supports',
        why: 'This confirms the observation, not the benefit.',
      },
      {
        html: 'When nitrogen was added to the soil, shrubs of this kind grew more leaves than before.',
        misconception: 'rw-supports-another-claim',
        why: 'That nitrogen helps growth does not show that open pores at night bring in more of it.',
      },
      {
        html: 'When the pores were sealed each night, the roots took up slightly more nitrogen.',
        misconception: 'rw-reversed',
        why: 'The hypothesis predicts that closed pores bring in less nitrogen, not more.',
      },
    ],
    evidence: ['more water is drawn through the soil to the roots, and it carries dissolved nitrogen with it'],
    explanation:
      'If open pores draw more water to the roots at night, and “it carries dissolved nitrogen with it”, then sealing them should leave the roots with less nitrogen.',
  },
  {
    id: 'sat-reading-writing/evidence-textual-04',
    skill: 'rw-evidence-textual',
    difficulty: 'Low',
    b: -1.1,
    seconds: 55,
    text: '<p>“The Ironing” is a poem by Beatrice Mwangi. The speaker of the poem finds in a simple household task a connection with her mother, who has died.</p>',
    stem: 'Which quotation from “The Ironing” most effectively illustrates the claim?',
    right: '“I press the sleeve the way you pressed it, twice, / and feel your hand arrive inside of mine.”',
    wrong: [
      {
        html: '“The iron breathes. The board complains. Outside, / a line of shirts is drying in the wind.”',
        misconception: 'rw-too-narrow',
        why: 'The task is there, but not the mother.',
      },
      {
        html: '“You left no letters, mother, and no ring. / I search the drawers as if you might have lied.”',
        misconception: 'rw-supports-another-claim',
        why: 'The mother is there, but the speaker feels distance and there is no task that joins them.',
      },
      {
        html: '“I never learned the things you wished to teach. / My collars curl. I send the linen out.”',
        misconception: 'rw-reversed',
        why: 'Here the task divides the speaker from her mother.',
      },
    ],
    evidence: ['finds in a simple household task a connection with her mother, who has died'],
    explanation:
      'Pressing the sleeve as her mother did, the speaker can “feel your hand arrive inside of mine”: the task and the connection stand in the same two lines.',
  },
  {
    id: 'sat-reading-writing/evidence-textual-05',
    skill: 'rw-evidence-textual',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 70,
    text: '<p>In the 1930s, the town of Harlan Falls gave out plots of vacant land for vegetable gardens. Officials claimed that the gardens’ chief value was food. Historian Simone Adebayo argues that what gardeners themselves valued most was the company of others in the same situation.</p>',
    stem: 'Which piece of evidence, if it exists, would most directly support Adebayo’s argument?',
    right: 'Letters in which gardeners say they kept going for the talk, though the harvest was poor',
    wrong: [
      {
        html: 'Diaries in which gardeners report that they preferred to work their plots alone at dawn',
        misconception: 'rw-reversed',
        why: 'This speaks against the argument.',
      },
      {
        html: 'Reports in which officials tell how many pounds of vegetables each of the plots produced',
        misconception: 'rw-supports-another-claim',
        why: 'This supports what the officials claimed.',
      },
      {
        html: 'Photographs in which gardeners of various ages stand side by side holding baskets of beans',
        misconception: 'rw-too-narrow',
        why: 'They stand together, but we do not learn what they valued.',
      },
    ],
    evidence: ['what gardeners themselves valued most was the company of others in the same situation'],
    explanation:
      'The argument is about what gardeners “valued most”; letters that put talk before harvest say so in their own words.',
  },
  {
    id: 'sat-reading-writing/evidence-textual-06',
    skill: 'rw-evidence-textual',
    difficulty: 'High',
    b: 1,
    seconds: 85,
    text: '<p>When people are asked to recall a list, they remember its first and last items best. Psychologist Teo Vandermeer argues that the advantage of the first items comes from silent rehearsal: while the list is being read, early words are repeated in the mind more often than later ones. The last items, all agree, owe theirs to something else.</p>',
    stem: 'Which finding, if true, would most directly support Vandermeer’s argument?',
    right: 'Counting aloud during the list weakened memory for its first items but not for its last.',
    wrong: [
      {
        html: 'Waiting a minute after the list weakened memory for its last items but not for its first.',
        misconception: 'rw-supports-another-claim',
        why: 'This bears on the last items, on which “all agree”, and says nothing about rehearsal of the first.',
      },
      {
        html: 'Reading the list at a faster rate weakened memory for all its items to a similar degree.',
        misconception: 'rw-too-broad',
        why: 'All items suffer alike, so nothing points to rehearsal of the first.',
      },
      {
        html: 'Repeating the words in silence helped people with the last items more than with the first.',
        misconception: 'rw-reversed',
        why: 'This would tie rehearsal to the last items.',
      },
    ],
    evidence: [
      'the advantage of the first items comes from silent rehearsal',
      'The last items, all agree, owe theirs to something else.',
    ],
    explanation:
      'Counting aloud prevents silent rehearsal; if the first items suffer and the last do not, the advantage of the first “comes from silent rehearsal”.',
  },
  {
    id: 'sat-reading-writing/evidence-textual-07',
    skill: 'rw-evidence-textual',
    difficulty: 'Low',
    b: -0.6,
    seconds: 65,
    text: '<p>Architect Paloma Reyes designed the reading room of a library in Monterrey with no windows at eye level; light enters only from above. She claims that readers in such a room stay at their books longer because nothing outside draws their eyes.</p>',
    stem: 'Which finding, if true, would most directly weaken Reyes’s claim?',
    right: 'Readers stayed as long after large windows were opened at eye level.',
    wrong: [
      {
        html: 'Readers said that light coming from above was easier on their tired eyes.',
        misconception: 'rw-supports-another-claim',
        why: 'Comfort of light is another matter; the claim is about distraction.',
      },
      {
        html: 'Readers who sat at windows elsewhere looked up from pages often.',
        misconception: 'rw-reversed',
        why: 'This would support the claim that windows distract.',
      },
      {
        html: 'Readers in Monterrey borrowed more books than those in other cities.',
        misconception: 'rw-outside-the-text',
        why: 'Borrowing is not staying, and no room is compared.',
      },
    ],
    evidence: ['readers in such a room stay at their books longer because nothing outside draws their eyes'],
    explanation:
      'If readers stay just as long with windows at eye level, then the missing view is not why they “stay at their books longer”.',
  },
  {
    id: 'sat-reading-writing/evidence-textual-08',
    skill: 'rw-evidence-textual',
    difficulty: 'Medium',
    b: 0.1,
    seconds: 65,
    text: '<p>Some historians have held that sailors of the ancient Indian Ocean kept within sight of the coast. Maritime archaeologist Faisal Demir maintains that by the first century, crews were crossing open water directly between Arabia and southern India, using the seasonal monsoon winds.</p>',
    stem: 'Which discovery, if made, would most directly support Demir’s position?',
    right: 'A first-century captain’s log of eighteen days between the two shores without land',
    wrong: [
      {
        html: 'A first-century wreck near the Arabian coast that holds pottery made in southern India',
        misconception: 'rw-too-narrow',
        why: 'The goods could have come along the coast.',
      },
      {
        html: 'A first-century treatise that explains in which months the monsoon winds change direction',
        misconception: 'rw-supports-another-claim',
        why: 'Knowing the winds is not the same as crossing by them.',
      },
      {
        html: 'A first-century list of harbors, each a day’s sail from the next, from Arabia to India',
        misconception: 'rw-reversed',
        why: 'Such a list fits travel along the coast.',
      },
    ],
    evidence: ['crews were crossing open water directly between Arabia and southern India'],
    explanation:
      'A log of eighteen days “without land” is a direct crossing of open water, which is just what Demir maintains.',
  },
  {
    id: 'sat-reading-writing/evidence-textual-09',
    skill: 'rw-evidence-textual',
    difficulty: 'Low',
    b: -0.7,
    seconds: 60,
    text: '<p>In her 1929 novel <em>Quarter Days</em>, Maud Ellery portrays the landlord Mr. Crane as a man whose manners hide a cold heart.</p><p>Ellery lets him speak gently in nearly every scene, so that readers learn what he is from what he does while he is speaking.</p>',
    stem: 'Which quotation from <em>Quarter Days</em> most effectively illustrates the portrayal?',
    right: '“‘My dear lady, do sit,’ said Mr. Crane, and nodded to the men to take the other chairs away.”',
    wrong: [
      {
        html: '“‘I’ll not hear of it!’ Mr. Crane shouted, and he tore the bill across and gave her back the halves.”',
        misconception: 'rw-reversed',
        why: 'Here rough manners hide a kind act.',
      },
      {
        html: '“‘Such weather, and you without a coat,’ said Mr. Crane, and held the door until she was inside.”',
        misconception: 'rw-too-narrow',
        why: 'Only the manners are shown; the cold heart is missing.',
      },
      {
        html: '“‘Pay or go,’ said Mr. Crane, and he did not look up from his figures until the door had closed.”',
        misconception: 'rw-supports-another-claim',
        why: 'Cold he is, but no manners hide it.',
      },
    ],
    evidence: ['a man whose manners hide a cold heart'],
    explanation:
      'He offers a seat with “My dear lady” and at the same moment has her furniture removed: the manners and the cold heart together.',
  },
  {
    id: 'sat-reading-writing/evidence-textual-10',
    skill: 'rw-evidence-textual',
    difficulty: 'Medium',
    b: 0.5,
    seconds: 75,
    text: '<p>Sloths come down from the trees about once a week to defecate, though the trip is dangerous and costs energy. One explanation is that sloths fertilize the trees they feed on. Ecologist Brigid Nolan favors another: moths that live in a sloth’s fur lay eggs in the dung, and more moths mean more algae in the fur, which the sloth eats.</p>',
    stem: 'Which finding, if true, would most directly support the explanation that Nolan favors?',
    right: 'Sloths kept from going down had fewer moths and less algae in their fur a month later.',
    wrong: [
      {
        html: 'Trees visited by sloths each week put out more leaves than trees that were not visited.',
        misconception: 'rw-supports-another-claim',
        why: 'This would support the explanation that Nolan does not favor.',
      },
      {
        html: 'Sloths were seen to come down once a week even where the trip was most dangerous.',
        misconception: 'rw-restates-not-supports',
        why: 'This repeats the puzzle.',
      },
      {
        html: 'Moths were found in greater numbers on sloths that had been on the ground least often.',
        misconception: 'rw-reversed',
        why: 'Nolan’s explanation predicts the opposite.',
      },
    ],
    evidence: ['more moths mean more algae in the fur, which the sloth eats'],
    explanation:
      'If the trips serve the moths, and “more moths mean more algae in the fur”, then stopping the trips should reduce both.',
  },
  {
    id: 'sat-reading-writing/evidence-textual-11',
    skill: 'rw-evidence-textual',
    difficulty: 'Medium',
    b: 0.2,
    seconds: 65,
    text: '<p>Critic Andre Solis has written about the jazz pianist Winifred Oyelaran, who performed from 1951 until 1990. Solis contends that Oyelaran’s recordings do not represent her art well, because in concert she shaped each piece in response to the people listening.</p>',
    stem: 'Which quotation from someone who knew Oyelaran would most effectively support Solis’s contention?',
    right: '“In the studio she played to a wall, and the wall gave her nothing to answer.”',
    wrong: [
      {
        html: '“She practiced every pause at home, and the crowd got what she had prepared.”',
        misconception: 'rw-reversed',
        why: 'This denies that she responded to listeners.',
      },
      {
        html: '“She recorded for twenty labels and was paid fairly by perhaps three of them.”',
        misconception: 'rw-supports-another-claim',
        why: 'Payment does not bear on how she played.',
      },
      {
        html: '“At her concerts people stood in the aisles, and they would not let her leave.”',
        misconception: 'rw-too-narrow',
        why: 'The crowd liked her, but nothing shows that she shaped pieces in response.',
      },
    ],
    evidence: ['in concert she shaped each piece in response to the people listening'],
    explanation:
      'With only a wall to play to, she had “nothing to answer”: what Solis finds in the concerts was missing from the recordings.',
  },
  {
    id: 'sat-reading-writing/evidence-textual-12',
    skill: 'rw-evidence-textual',
    difficulty: 'High',
    b: 1.2,
    seconds: 85,
    text: '<p>Economists have noted that in villages with one well, households haul less water than in villages with several, even where the walk is equally long. Ines Kavanagh proposes that the cause is not scarcity but waiting: at a single well, people give up rather than stand in line.</p>',
    stem: 'Which finding, if true, would most directly support Kavanagh’s proposal?',
    right:
      'At single wells, households drawing at hours when others stayed away hauled as much as households elsewhere.',
    wrong: [
      {
        html: 'In villages with a single well, the water level fell so low by evening that households were turned away.',
        misconception: 'rw-supports-another-claim',
        why: 'This points to scarcity, the cause that Kavanagh rejects.',
      },
      {
        html: 'In a second region, households in villages with one well likewise hauled less than those in villages with several.',
        misconception: 'rw-restates-not-supports',
        why: 'This repeats the pattern elsewhere and leaves its cause open.',
      },
      {
        html: 'At single wells, the households that had stood in line for longest hauled more than the others did.',
        misconception: 'rw-reversed',
        why: 'Long waits would then go with more water, not with less.',
      },
    ],
    evidence: ['the cause is not scarcity but waiting'],
    explanation:
      'Where there is no line, a single well gives as much as several: “the cause is not scarcity but waiting”.',
  },
]
