import type { WrittenItem } from '#kit'

export const evidenceTextual2: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/evidence-textual-13',
    skill: 'rw-evidence-textual',
    difficulty: 'Medium',
    b: -0.1,
    seconds: 65,
    text: '<p>Astronomers once thought that the rings of Saturn were as old as the planet. Planetary scientist Oskar Lindgren argues that they are much younger. His reasoning rests on dust: dark grains from elsewhere fall steadily on the rings and stay there, so that bright ice should grow dim over billions of years. The question can be settled only indirectly, since no piece of a ring has ever been brought back to a laboratory on Earth.</p>',
    stem: 'Which finding, if true, would most directly support Lindgren’s argument?',
    right: 'The rings hold less dark dust than would gather in a small part of the planet’s age.',
    wrong: [
      {
        html: 'The rings consist of ice in pieces that range from grains to blocks the size of houses.',
        misconception: 'rw-supports-another-claim',
        why: 'Bright ice belongs to his reasoning, but the size of its pieces is another matter and does not tell how old the rings are.',
      },
      {
        html: 'The rings shed dark dust into the planet about as quickly as new dust falls upon them.',
        misconception: 'rw-wrong-direction',
        why: 'Dust on the rings is what the argument is about, but if it were shed as it fell, bright ice would say nothing about age.',
      },
      {
        html: 'The rings of other planets are darker and thinner than those that are found at Saturn.',
        misconception: 'rw-supports-another-claim',
        why: 'Dark rings elsewhere may seem to bear on dimming, but they do not show how old the bright ones of Saturn are.',
      },
    ],
    evidence: ['bright ice should grow dim over billions of years'],
    explanation:
      '<strong>Plan:</strong> Evidence. Split the claim into its parts, and look for the option that touches every one of them.</p><p>If dust falls steadily and “bright ice should grow dim over billions of years,” little dust means little time.',
  },
  {
    id: 'sat-reading-writing/evidence-textual-14',
    skill: 'rw-evidence-textual',
    difficulty: 'Medium',
    b: 0,
    seconds: 60,
    text: '<p>“Leaving Port Amity” is a poem by Samuel Oduya. The poem suggests that those who remain behind are changed by a departure as much as the traveler is. <em>(Author and text invented for Fourfold.)</em> The poem consists of nine short stanzas without titles of their own, each of which ends in the middle of a sentence. A ship’s carpenter leaves a small harbor town for good. The poem follows him only as far as the breakwater and then turns back to the people on the quay.</p>',
    stem: 'Which quotation from “Leaving Port Amity” most effectively supports this claim?',
    right: '“You took the road. It took from us the same: / our table learned a different shape that night.”',
    wrong: [
      {
        html: '“The harbor shut behind you like a book. / We read the tides, and we were what we were.”',
        misconception: 'rw-wrong-direction',
        why: 'Those who stay behind do speak in these lines, but they remain “what we were,” and the claim is that a departure changes them.',
      },
      {
        html: '“You came back speaking slowly, burned by sun, / and held your cup as strangers hold a cup.”',
        misconception: 'rw-half-right',
        why: 'A departure has changed someone here, but only the traveler; those who remain behind do not appear.',
      },
      {
        html: '“We waved until the sail was like a tooth, / and then a crumb, and then a trick of light.”',
        misconception: 'rw-supports-another-claim',
        why: 'The parting is seen from the quay, by those who remain, but nobody is changed by it; only the sail grows small.',
      },
    ],
    evidence: ['those who remain behind are changed by a departure as much as the traveler is'],
    explanation:
      '<strong>Plan:</strong> Evidence. Ask what would look different if the claim were false, and find the option that shows it.</p><p>The road took from those at home “the same” as from the traveler, and their “table learned a different shape.”',
  },
  {
    id: 'sat-reading-writing/evidence-textual-15',
    skill: 'rw-evidence-textual',
    difficulty: 'Low',
    b: -0.8,
    seconds: 55,
    text: '<p>Nurse and researcher Palesa Grant hypothesizes that patients recover faster from surgery if they can see trees from their beds. She plans to compare patients in one wing of a hospital, whose windows face a park, with patients in another wing, whose windows face a wall. The two wings were built in the same year, have the same staff, and take in patients with the same kinds of illness, who are given whichever bed is free.</p>',
    stem: 'Which finding, if true, would most directly support Grant’s hypothesis?',
    right: 'Patients on the park side went home sooner after the same operations.',
    wrong: [
      {
        html: 'Patients on the park side spent more hours of the day looking out.',
        misconception: 'rw-supports-another-claim',
        why: 'It shows that the view was used, but how long anyone took to recover remains open.',
      },
      {
        html: 'Patients on the wall side needed fewer days before they could walk.',
        misconception: 'rw-wrong-direction',
        why: 'The two wings are compared, as planned, but patients who face a wall would then recover sooner than those who see trees, which would count against the hypothesis.',
      },
      {
        html: 'Patients on the park side went home sooner than patients a year earlier.',
        misconception: 'rw-half-right',
        why: 'A faster recovery on the right side is shown, but the comparison is with another year, when much else may have been different.',
      },
    ],
    evidence: ['patients recover faster from surgery if they can see trees from their beds'],
    explanation:
      '<strong>Plan:</strong> Evidence. Split the claim into its parts, and look for the option that touches every one of them.</p><p>Going home sooner “after the same operations” is faster recovery, and the view is what differs between the two sides.',
  },
  {
    id: 'sat-reading-writing/evidence-textual-16',
    skill: 'rw-evidence-textual',
    difficulty: 'Medium',
    b: 0.4,
    seconds: 75,
    text: '<p>Archaeologists have long taken the small clay figures found in the houses at Tell Marah to be gods. Excavator Yusra Haddad suggests that they were children’s toys. She points out that most are roughly made; but roughness alone, she admits, proves little, since sacred things may be rough as well. More than three hundred of the figures are known, all from the floors of rooms in which families slept and cooked, and no two of them are quite alike.</p>',
    stem: 'Which finding, if true, would most directly strengthen Haddad’s suggestion?',
    right: 'Many of the figures bear the small fingerprints and tooth marks of the very young.',
    wrong: [
      {
        html: 'Many of the figures were set in niches next to bowls that had once held offerings.',
        misconception: 'rw-wrong-direction',
        why: 'Where the figures stood would tell much about their use, but bowls for offerings suggest gods, the view that she doubts.',
      },
      {
        html: 'Many of the figures were shaped in haste and were left without paint or polish.',
        misconception: 'rw-restates-not-supports',
        why: 'That they are roughly made fits toys, but it is what she has pointed out already and admits “proves little.”',
      },
      {
        html: 'Many of the figures are worn smooth at the middle, where a hand would hold them.',
        misconception: 'rw-fits-either-way',
        why: 'Much use would fit toys, but gods that a family takes into its hands every day grow smooth as well.',
      },
    ],
    evidence: ['they were children’s toys', 'roughness alone, she admits, proves little'],
    explanation:
      '<strong>Plan:</strong> Evidence. Ask what would look different if the claim were false, and find the option that shows it.</p><p>Fingerprints and tooth marks “of the very young” connect the figures with children directly, as roughness cannot.',
  },
  {
    id: 'sat-reading-writing/evidence-textual-17',
    skill: 'rw-evidence-textual',
    difficulty: 'Medium',
    b: 0.1,
    seconds: 65,
    text: '<p>In his 1938 novel <em>Signal Street</em>, Dominic Farrow follows a telegraph clerk, Ada Voss. Farrow presents Ada’s work as a burden to her because it gives her knowledge of other people’s lives that she cannot share. <em>(Author and text invented for Fourfold.)</em> The office is the only one in a valley of mines, and in the year of the story the mines are closing one by one. Ada has worked at the counter since she was sixteen. In a town where everyone knows everyone, she alone knows which letters home are true.</p>',
    stem: 'Which quotation from <em>Signal Street</em> most effectively illustrates this presentation?',
    right: '“By noon she had married two strangers and buried a third, and she ate her sandwich without a word.”',
    wrong: [
      {
        html: '“By noon she had sent ninety messages, and her fingertips had gone as numb as the keys.”',
        misconception: 'rw-half-right',
        why: 'The work is a burden here, as the claim says, but because of tired fingers and not because of what she knows.',
      },
      {
        html: '“By noon she had the whole town’s news, and by one she had given it, with gravy, to the whole café.”',
        misconception: 'rw-wrong-direction',
        why: 'Ada’s knowledge of other people’s lives is here, but this Ada gives it away to the whole café; in the claim she cannot share it.',
      },
      {
        html: '“By noon she had written to half the valley, and no one in it would be writing to Ada.”',
        misconception: 'rw-half-right',
        why: 'Her work weighs on her here, as the claim says, but because nobody writes to her and not because of what she knows of others.',
      },
    ],
    evidence: ['it gives her knowledge of other people’s lives that she cannot share'],
    explanation:
      '<strong>Plan:</strong> Evidence. Split the claim into its parts, and look for the option that touches every one of them.</p><p>She has taken in weddings and a death, and she eats “without a word”: she holds knowledge “that she cannot share.”',
  },
  {
    id: 'sat-reading-writing/evidence-textual-18',
    skill: 'rw-evidence-textual',
    difficulty: 'Medium',
    b: 0.4,
    seconds: 80,
    text: '<p>A fishery closed to boats in 1998 has recovered, and officials of the fisheries department credit the closure. Biologist Wanjiru Holm agrees that the closure mattered but claims that it would not have sufficed alone. The river on which the fishery depends had been dammed since 1931 for a mill that no longer stands. In 1999 a dam upstream was removed, letting young fish reach the sea. Both measures were unpopular when they were taken, and the region’s boat owners have asked that the fishery now be opened and the dam rebuilt.</p>',
    stem: 'Which finding, if true, would most directly support Holm’s claim?',
    right: 'A second fishery, closed in 1998 on a river still dammed, shows little recovery.',
    wrong: [
      {
        html: 'A second fishery, open to boats on a river without a dam, shows little recovery as yet.',
        misconception: 'rw-supports-another-claim',
        why: 'It compares closure and dam, but it shows that a free river does not suffice alone; Holm’s claim is that the closure does not.',
      },
      {
        html: 'A second fishery, closed in 1998 on a river still dammed, has wholly recovered.',
        misconception: 'rw-wrong-direction',
        why: 'A closed fishery on a dammed river is the right case, but here a closure alone, with the dam still standing, did suffice, and Holm claims that it would not have.',
      },
      {
        html: 'A second fishery, closed in 1998 on a river without a dam, has wholly recovered.',
        misconception: 'rw-fits-either-way',
        why: 'Both conditions are met here, as in the first fishery, so nothing is learned about what a closure does alone.',
      },
    ],
    evidence: ['it would not have sufficed alone'],
    explanation:
      '<strong>Plan:</strong> Evidence. Ask what would look different if the claim were false, and find the option that shows it.</p><p>To test whether the closure “would not have sufficed alone,” look at a closure without the removal of a dam: if there is “little recovery,” Holm is right.',
  },
  {
    id: 'sat-reading-writing/evidence-textual-19',
    skill: 'rw-evidence-textual',
    difficulty: 'Low',
    b: -0.7,
    seconds: 60,
    text: '<p>Composer Ingrid Salo writes music for amateur choirs. She argues that singers learn a difficult piece more securely when they are taught it from the last phrase backward, since they are then always moving from what is new toward what they know. Her own choir has forty singers, none of whom can read music. The usual practice is to begin with the first phrase, so that choirs know the opening of a piece by heart and grow less sure toward its end.</p>',
    stem: 'Which finding, if true, would most directly support Salo’s argument?',
    right:
      'Choirs taught from the end made fewer errors a week later than choirs taught the same piece from the start.',
    wrong: [
      {
        html: 'Choirs taught from the end sang the easy phrases of a piece with fewer errors than they sang the difficult ones.',
        misconception: 'rw-supports-another-claim',
        why: 'Errors and the right method are there, but easy phrases are compared with difficult ones; how another method would have done remains open.',
      },
      {
        html: 'Choirs taught from the start made fewer errors a week later than choirs taught the same piece from the end.',
        misconception: 'rw-wrong-direction',
        why: 'The comparison is the right one and so is the measure, but the result favors the usual practice over Salo’s.',
      },
      {
        html: 'Choirs taught from the end sang the last phrases with fewer errors than choirs taught the same piece from the start.',
        misconception: 'rw-half-right',
        why: 'The right choirs are compared, but whoever begins with the last phrases will know these best in any case; the piece as a whole counts.',
      },
    ],
    evidence: ['singers learn a difficult piece more securely when they are taught it from the last phrase backward'],
    explanation:
      '<strong>Plan:</strong> Evidence. Split the claim into its parts, and look for the option that touches every one of them.</p><p>“Fewer errors a week later” is learning “more securely,” and the two groups differ in the direction of teaching.',
  },
  {
    id: 'sat-reading-writing/evidence-textual-20',
    skill: 'rw-evidence-textual',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 70,
    text: '<p>“The Lamplighter’s Daughter” is a 1919 story by Honor Blakeney. In discussing it, a student claims that Blakeney uses the coming of electric light to suggest that progress can erase a kind of closeness between neighbors. <em>(Author and text invented for Fourfold.)</em> The story is one of nine that she set in the same town, and critics have often passed it over as the slightest of them. In the story, gas lamps in a small street are replaced within a week, and the daughter of the man who used to light them walks home along it in the evening.</p>',
    stem: 'Which quotation from the story best supports the student’s claim?',
    right: '“The street was bright now from end to end, and there was no one on the ladder to ask after your cough.”',
    wrong: [
      {
        html: '“The street was bright now from end to end, and for the first time the women sat out late and talked.”',
        misconception: 'rw-wrong-direction',
        why: 'Electric light changes the street here too, but it brings neighbors together to talk; the claim is that it erases closeness.',
      },
      {
        html: '“The street was bright now from end to end, and not one star was left above it to steer a young man home.”',
        misconception: 'rw-half-right',
        why: 'The new light is there, and it takes something away; but what it takes is the stars, and the claim speaks of closeness between neighbors.',
      },
      {
        html: '“The street was bright now from end to end, and her father sold the ladder for the price of boots.”',
        misconception: 'rw-supports-another-claim',
        why: 'It shows that progress can take something away, but what is lost is a trade, not closeness between neighbors.',
      },
    ],
    evidence: ['progress can erase a kind of closeness between neighbors'],
    explanation:
      '<strong>Plan:</strong> Evidence. Ask what would look different if the claim were false, and find the option that shows it.</p><p>With the lamplighter gone, there is “no one on the ladder to ask after your cough”: the light has come, and a neighbor’s care has gone.',
  },
  {
    id: 'sat-reading-writing/evidence-textual-21',
    skill: 'rw-evidence-textual',
    difficulty: 'Low',
    b: -0.6,
    seconds: 60,
    text: '<p>Teachers at a school in Pune noticed that students who drew diagrams of a story’s plot did well on a quiz about it. Teacher Vikram Deo suspects that drawing itself is not what helps; what helps, he thinks, is having to decide which events matter. A diagram with every event in it, he points out, would be larger than the page, so that some must be left out. He has divided his next class into groups that are to prepare for the quiz in different ways, with the same story and the same amount of time.</p>',
    stem: 'Which finding, if true, would most directly support what Deo thinks?',
    right: 'Students who listed the main events without drawing did equally well on the quiz.',
    wrong: [
      {
        html: 'Students who copied given scenes did better than those who listed the main events.',
        misconception: 'rw-wrong-direction',
        why: 'Copying a given scene takes drawing but no deciding, so this would mean that drawing itself helps, which works against what Deo thinks.',
      },
      {
        html: 'Students who drew every event did as well as those who left some of them out.',
        misconception: 'rw-wrong-direction',
        why: 'Both groups decide and draw, but if those who left nothing out did as well, deciding “which events matter” is not what helps.',
      },
      {
        html: 'Students who drew diagrams did better on the quiz than those who only reread.',
        misconception: 'rw-restates-not-supports',
        why: 'It agrees with what the teachers noticed, but it repeats it; drawing and deciding are not separated.',
      },
    ],
    evidence: ['what helps, he thinks, is having to decide which events matter'],
    explanation:
      '<strong>Plan:</strong> Evidence. Split the claim into its parts, and look for the option that touches every one of them.</p><p>Listing the main events requires deciding “which events matter” but no drawing; if it helps as much, Deo is right.',
  },
  {
    id: 'sat-reading-writing/evidence-textual-22',
    skill: 'rw-evidence-textual',
    difficulty: 'High',
    b: 1.1,
    seconds: 85,
    text: '<p>Political scientist Ruben Aldana studied why some towns obey water limits during droughts. Fines, he found, matter less than visibility: people save water when they believe their neighbors can see whether they do. He argues that a green lawn in a brown street does what no inspector can. A fine, he notes, is paid once and forgotten, and most people never learn who among their neighbors has paid one. His study covers nine towns in a region where watering of gardens is forbidden in dry summers and where inspectors come by about twice a month.</p>',
    stem: 'Which finding, if true, would most directly support Aldana’s argument?',
    right: 'Households cut their use in front yards far more than in back yards, though fines were the same for both.',
    wrong: [
      {
        html: 'Households cut their use in the towns with the highest fines far more than they did in other towns.',
        misconception: 'rw-wrong-direction',
        why: 'It compares fines, which his argument is about, but it would make them matter more, and he says that they matter less.',
      },
      {
        html: 'Households cut their use far more in towns where inspectors came by often than in other towns.',
        misconception: 'rw-supports-another-claim',
        why: 'To be seen by an inspector is to be seen, but the argument is about neighbors, who do “what no inspector can.”',
      },
      {
        html: 'Households cut their use indoors, where no one could see it, as much as they cut it in front yards.',
        misconception: 'rw-wrong-direction',
        why: 'Seen and unseen use are the right pair, but use that nobody can see would then fall as much as use in front yards, so visibility would make no difference.',
      },
    ],
    evidence: ['people save water when they believe their neighbors can see whether they do'],
    explanation:
      '<strong>Plan:</strong> Evidence. Ask what would look different if the claim were false, and find the option that shows it.</p><p>Front yards can be seen and back yards cannot, and with equal fines the difference must come from “visibility.”',
  },
  {
    id: 'sat-reading-writing/evidence-textual-23',
    skill: 'rw-evidence-textual',
    difficulty: 'Medium',
    b: 0.2,
    seconds: 65,
    text: '<p>Geneticist Tarek Bloom traced the ancestry of a wild sunflower on an island off the coast of Mexico. Because the island has no native relatives of the plant, he hypothesizes that its seeds were carried there by people, not by birds or currents. The seeds are too heavy for the wind, but birds eat them, and dry heads have been seen floating in the bay. The island lies some four hundred kilometers from the mainland and was settled about a thousand years ago; before that, as far as is known, nobody lived there.</p>',
    stem: 'Which finding, if true, would most directly support Bloom’s hypothesis?',
    right: 'The island’s plants descend from a variety grown only in farmers’ gardens.',
    wrong: [
      {
        html: 'The island’s plants bear seeds that can stay alive for several months in salt water.',
        misconception: 'rw-wrong-direction',
        why: 'It tells how seeds might travel, but seeds that live for months in salt water make currents more likely, and Bloom rules currents out.',
      },
      {
        html: 'The island’s plants have changed much since they reached it long ago.',
        misconception: 'rw-supports-another-claim',
        why: 'It would tell how long the plants have been on the island, perhaps, but not who or what carried their seeds there.',
      },
      {
        html: 'A variety that can be found all along the coast has seeds like those that the island’s plants bear.',
        misconception: 'rw-fits-either-way',
        why: 'Where the seeds came from is to the point, but from that coast they could have been brought by people, by birds, or by currents.',
      },
    ],
    evidence: ['its seeds were carried there by people, not by birds or currents'],
    explanation:
      '<strong>Plan:</strong> Evidence. Split the claim into its parts, and look for the option that touches every one of them.</p><p>A variety “grown only in farmers’ gardens” must have come by way of farmers: people, “not by birds or currents.”',
  },
  {
    id: 'sat-reading-writing/evidence-textual-24',
    skill: 'rw-evidence-textual',
    difficulty: 'Low',
    b: -0.8,
    seconds: 60,
    text: '<p>A student is writing about the explorer and mapmaker Greta Nilsdotter, the heroine of a 1907 novel. The student claims that the novel treats Greta’s maps as a way to admit ignorance and not as a way to claim power. <em>(Author and text invented for Fourfold.)</em> In the novel Greta spends three winters on a coast that no one has surveyed, and her employers grow impatient with sheets that come back to them half empty.</p>',
    stem: 'Which quotation from the novel best supports the student’s claim?',
    right:
      '“She left the middle of the sheet quite white, and wrote there, in her smallest hand, <em>I do not know</em>.”',
    wrong: [
      {
        html: '“She wrote her own name on the bay, the cape, and the hills, and before the ink was dry she smiled.”',
        misconception: 'rw-wrong-direction',
        why: 'Her maps are the right subject, but naming bay, cape, and hills after herself is a way to claim power, and the student says that her maps do not do that.',
      },
      {
        html: '“She filled the middle of the sheet with mountains, so that no one should suppose that she had not been there.”',
        misconception: 'rw-wrong-direction',
        why: 'A map and a lack of knowledge come together here, but the mountains are drawn to conceal it; the student says that her maps admit ignorance.',
      },
      {
        html: '“She gave the sheet to the minister, who held it upside down and thanked her on behalf of the whole nation.”',
        misconception: 'rw-supports-another-claim',
        why: 'It makes fun of someone in power who holds a map, which seems near; but Greta admits nothing in it.',
      },
    ],
    evidence: ['a way to admit ignorance and not as a way to claim power'],
    explanation:
      '<strong>Plan:</strong> Evidence. Ask what would look different if the claim were false, and find the option that shows it.</p><p>The white middle marked “I do not know” is an admission of ignorance in plain words.',
  },
]
