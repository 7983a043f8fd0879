import type { WrittenItem } from '#kit'

export const centralIdeas2: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/central-ideas-13',
    skill: 'rw-central-ideas',
    difficulty: 'Medium',
    b: 0.4,
    seconds: 65,
    text: '<p>Ice cores hold a record of ancient air, but the record is slightly out of step with itself. Snow falls, settles, and is buried; only at a depth of fifty meters or more, where it has been squeezed to ice, are the pores between its grains sealed. Until then air can still move through them. So the bubbles in a given layer are younger than the ice that surrounds them, in some places by thousands of years.</p>',
    stem: 'Which choice best states the main idea of the text?',
    right: 'As pores in snow close late, the air in an ice core is younger than the ice around it.',
    wrong: [
      {
        html: 'As pores in snow close early, the air in an ice core is older than the ice around it.',
        misconception: 'rw-reversed',
        why: 'Pores and bubbles do explain a gap in age, but the wrong one is named as older: the bubbles “are younger than the ice that surrounds them.”',
      },
      {
        html: 'As air goes on moving through ice, no core can be relied on as a record of past air.',
        misconception: 'rw-overstates',
        why: 'Air does move, but only until the pores are sealed, and the record is not lost by it: it is “slightly out of step with itself.”',
      },
      {
        html: 'As air goes on moving through buried snow, the air in a core has no age of its own.',
        misconception: 'rw-overstates',
        why: 'Air does move until the pores are sealed, but the record is only “slightly out of step with itself,” and each layer’s bubbles do have an age.',
      },
    ],
    evidence: [
      'Until then air can still move through them.',
      'the bubbles in a given layer are younger than the ice that surrounds them',
    ],
    explanation:
      '<strong>Plan:</strong> Main idea or detail. Ask what each option leaves without a job in the text, and test every part of it.</p><p>Pores seal only deep down, and “Until then air can still move through them,” so that “the bubbles in a given layer are younger than the ice that surrounds them.”',
  },
  {
    id: 'sat-reading-writing/central-ideas-14',
    skill: 'rw-central-ideas',
    difficulty: 'Low',
    b: -0.7,
    seconds: 55,
    text: '<p>Sign languages are not gestures that everyone understands. British Sign Language and American Sign Language developed apart, and a signer of one cannot easily follow the other, even though both countries speak English. American signers have an easier time with French Sign Language: a deaf teacher from Paris, Laurent Clerc, helped to found a school for deaf students in Connecticut in 1817. The few such schools tried in America before it had soon closed; this one lasted, and Clerc’s language left its mark.</p>',
    stem: 'According to the text, how did the school of 1817 differ from American schools for deaf students before it?',
    right: 'It stayed open longer.',
    wrong: [
      {
        html: 'It taught in signs.',
        misconception: 'rw-cause-not-shown',
        why: 'Clerc did bring a sign language to the school, but that schools before it taught in another way is not said.',
      },
      {
        html: 'It had a deaf teacher.',
        misconception: 'rw-half-right',
        why: 'It did have one, Clerc, but whether there had been deaf teachers in America before him the text does not say.',
      },
      {
        html: 'It asked for no fees.',
        misconception: 'rw-outside-the-text',
        why: 'What students paid is nowhere mentioned; the one thing that sets the school apart here is told in the words “this one lasted.”',
      },
    ],
    evidence: ['The few such schools tried in America before it had soon closed; this one lasted'],
    explanation:
      '<strong>Plan:</strong> Detail. Find the year 1817, and read on to what is said of other schools.</p><p>“The few such schools tried in America before it had soon closed; this one lasted”: they are set apart by how long they were open.',
  },
  {
    id: 'sat-reading-writing/central-ideas-15',
    skill: 'rw-central-ideas',
    difficulty: 'Medium',
    b: 0.4,
    seconds: 75,
    text: '<p>Urban planners like to say that a good street is one where people linger. Sociologist Hana Okoro spent two summers timing people on forty benches and came to doubt it. Her longest sitters were waiting for late buses, locked out of shelters, or too tired to walk on. Her shortest were neighbors who met, laughed, and went off together. Lingering, she argues, should be counted only after one has asked what it is for.</p>',
    stem: 'Which choice best states the main idea of the text?',
    right: 'The time people spend on a street says little about it until one asks why they are there.',
    wrong: [
      {
        html: 'The time people spend on a street says little about it until one asks who they are.',
        misconception: 'rw-half-right',
        why: 'The sitters are told apart, neighbors from others, but what Okoro wants asked about their lingering is “what it is for.”',
      },
      {
        html: 'The time people spend on a street says little about it until one knows the hour.',
        misconception: 'rw-half-right',
        why: 'That time alone says little is right, but the hour of day is never mentioned; Okoro asks what lingering “is for.”',
      },
      {
        html: 'The time people spend on a street says little about it until one sees whether they return.',
        misconception: 'rw-outside-the-text',
        why: 'Coming back would be a fair sign of a good street, but the text never speaks of it; Okoro asks for reasons.',
      },
    ],
    evidence: ['Lingering, she argues, should be counted only after one has asked what it is for.'],
    explanation:
      '<strong>Plan:</strong> Main idea or detail. Say the answer in your own words before you read the options, and keep the one that every sentence helps to build.</p><p>Okoro argues that lingering “should be counted only after one has asked what it is for”: time alone does not show whether a street is good.',
  },
  {
    id: 'sat-reading-writing/central-ideas-16',
    skill: 'rw-central-ideas',
    difficulty: 'Low',
    b: -0.7,
    seconds: 60,
    text: '<p>The monks of medieval Europe who first wrote their music down did not try to record pitches. Singers in the monasteries already knew their melodies by ear. What they needed was a reminder, and the little strokes they drew above the words, called neumes, showed only whether the voice should rise or fall. A stranger could not have learned a chant from such a page. A brother who had sung it for years could be saved by it from one forgotten turn.</p>',
    stem: 'Which choice best states the main idea of the text?',
    right: 'Early neumes were meant to aid the memory of singers who knew a chant, not to teach it to others.',
    wrong: [
      {
        html: 'Singers who had not heard a chant were meant to learn its melody from early neumes, though not its pitches.',
        misconception: 'rw-half-right',
        why: 'That pitches are missing is right, but nobody was to be taught: a stranger “could not have learned a chant from such a page.”',
      },
      {
        html: 'Early neumes showed only the rise or fall of a melody so that no other monastery could learn it.',
        misconception: 'rw-cause-not-shown',
        why: 'A stranger could indeed not learn from them, but that was not their purpose; what singers needed “was a reminder.”',
      },
      {
        html: 'Early neumes were strokes placed above the words to show where the melody should rise or fall.',
        misconception: 'rw-too-narrow',
        why: 'What the strokes looked like is told, and rightly, but as a detail; the text goes on to say whom such a page could help.',
      },
    ],
    evidence: ['What they needed was a reminder', 'A stranger could not have learned a chant from such a page.'],
    explanation:
      '<strong>Plan:</strong> Main idea or detail. Ask what each option leaves without a job in the text, and test every part of it.</p><p>“What they needed was a reminder”; and “A stranger could not have learned a chant from such a page.” A reminder helps those who know a thing already; the stranger shows whom it did not help.',
  },
  {
    id: 'sat-reading-writing/central-ideas-17',
    skill: 'rw-central-ideas',
    difficulty: 'Medium',
    b: 0.1,
    seconds: 65,
    text: '<p>Beavers were trapped out of a creek in eastern Oregon more than a century ago, and the creek then cut itself a trench so deep that its banks dried. Hydrologist Paul Esterline’s team did not bring the animals back. They drove rows of wooden posts across the stream and let floods pile mud and branches against them. Within eight years the bed had risen, willows had returned, and beavers, arriving on their own, had taken over the repairs.</p>',
    stem: 'Which choice best states the main idea of the text?',
    right: 'A team repaired a creek with posts, and beavers that came later kept up the work.',
    wrong: [
      {
        html: 'A team brought beavers back to a creek, and posts set in it helped them to raise its bed.',
        misconception: 'rw-half-right',
        why: 'Posts and beavers both did work there, but the team “did not bring the animals back”; they came on their own, when the bed had risen.',
      },
      {
        html: 'Beavers came back to a creek on their own, and a team then set posts to help them.',
        misconception: 'rw-half-right',
        why: 'They did come back on their own, but after the posts: by then they “had taken over the repairs.”',
      },
      {
        html: 'Posts set by a team did little to raise a creek, and beavers that came later did the work.',
        misconception: 'rw-reversed',
        why: 'Beavers did come later, but the posts had not failed: before that, “Within eight years the bed had risen,” and what they took over was repairs.',
      },
    ],
    evidence: [
      'let floods pile mud and branches against them',
      'beavers, arriving on their own, had taken over the repairs',
    ],
    explanation:
      '<strong>Plan:</strong> Main idea or detail. Find the sentence that the others explain or set up, and put it in plain words.</p><p>The posts did what dams do, and in the end “beavers, arriving on their own, had taken over the repairs.”',
  },
  {
    id: 'sat-reading-writing/central-ideas-18',
    skill: 'rw-central-ideas',
    difficulty: 'Low',
    b: -1.1,
    seconds: 50,
    text: '<p>The following text is from <em>Market Days</em>, a memoir in the manner of the 1950s written for Fourfold.</p><p>My grandmother could not read, and she kept the accounts of eleven stalls. She kept them in knots. A cord hung from her belt for every trader, and as she walked she tied and untied, never looking down. When the bank sent a young man to teach the women bookkeeping, he asked to see her records. She handed him a cord. He turned it over politely, twice, and then he asked whether he might sit beside her for a week.</p>',
    stem: 'Which choice best states the main idea of the text?',
    right: 'The narrator’s grandmother had a skill with accounts that earned a trained visitor’s respect.',
    wrong: [
      {
        html: 'The narrator’s grandmother managed accounts by a skill that she taught to the other women.',
        misconception: 'rw-outside-the-text',
        why: 'The women were to be taught, but by the young man from the bank; the skill was hers, and it is he who asks to sit beside her.',
      },
      {
        html: 'The narrator’s grandmother was taught a better way of keeping accounts by a man from a bank.',
        misconception: 'rw-reversed',
        why: 'A man does come from the bank to teach, but it turns out the other way: he asks whether he may “sit beside her for a week.”',
      },
      {
        html: 'The narrator’s grandmother wore a cord on her belt for every one of the traders she served.',
        misconception: 'rw-too-narrow',
        why: 'The cords are told so vividly that they stay in mind, but they are a detail; the text moves on to the young man who asks to sit beside her.',
      },
    ],
    evidence: ['She kept them in knots.', 'he asked whether he might sit beside her for a week'],
    explanation:
      '<strong>Plan:</strong> Main idea or detail. Say the answer in your own words before you read the options, and keep the one that every sentence helps to build.</p><p>She kept eleven stalls’ accounts “in knots,” and the young man sent to teach “asked whether he might sit beside her for a week.”',
  },
  {
    id: 'sat-reading-writing/central-ideas-19',
    skill: 'rw-central-ideas',
    difficulty: 'Medium',
    b: 0,
    seconds: 60,
    text: '<p>Venus turns so slowly, and in the opposite direction from Earth, that a day there, from one noon to the next, lasts about 117 of our days. One might expect its night side to grow bitterly cold. It does not. The thick atmosphere of carbon dioxide holds heat so well, and winds carry it around the planet so swiftly, that the surface at midnight is nearly as hot as at noon.</p>',
    stem: 'Which choice best states the main idea of the text?',
    right: 'For all the length of its nights, the surface of Venus stays hot because of its atmosphere.',
    wrong: [
      {
        html: 'Because its rocks are slow to cool, the surface of Venus stays hot through its long nights.',
        misconception: 'rw-cause-not-shown',
        why: 'The surface does stay hot all night, but it is the air that keeps it so: the “thick atmosphere of carbon dioxide holds heat so well.”',
      },
      {
        html: 'Because its air keeps out the sun, the surface of Venus is no hotter by day than by night.',
        misconception: 'rw-half-right',
        why: 'Noon and midnight are indeed nearly alike, but by heat that is held and carried around; that the air keeps sunlight out is not said.',
      },
      {
        html: 'Because it turns so slowly, Venus has swift winds that carry heat around the planet.',
        misconception: 'rw-cause-not-shown',
        why: 'Slow turning and swift winds both stand in the text, but it does not say that the one causes the other.',
      },
    ],
    evidence: ['holds heat so well', 'the surface at midnight is nearly as hot as at noon'],
    explanation:
      '<strong>Plan:</strong> Main idea or detail. Ask what each option leaves without a job in the text, and test every part of it.</p><p>The atmosphere “holds heat so well” and the winds spread it so swiftly “that the surface at midnight is nearly as hot as at noon.”',
  },
  {
    id: 'sat-reading-writing/central-ideas-20',
    skill: 'rw-central-ideas',
    difficulty: 'High',
    b: 1.2,
    seconds: 80,
    text: '<p>It is tempting to picture the medieval recluse, walled into a cell beside a church, as someone who had left the world. A guide written for such women takes it that a cell has three windows: one onto the altar, one to a servant, and one for visitors. Wills of the period leave such women money, and letters seek their advice on marriages and lawsuits. A person who could be found at the same window every day of her life may have been, in a town of travelers and rumor, among the least withdrawn people in it.</p>',
    stem: 'Which choice best states the main idea of the text?',
    right: 'Medieval recluses took a large part in the life of those around them.',
    wrong: [
      {
        html: 'Medieval recluses lived on what people paid for their advice.',
        misconception: 'rw-half-right',
        why: 'Wills did leave them money and letters did ask for advice, but the one is not said to have been paid for the other.',
      },
      {
        html: 'Medieval recluses were sought out the more for being so rarely seen.',
        misconception: 'rw-reversed',
        why: 'They were sought out, but not for being rare: such a woman “could be found at the same window every day of her life.”',
      },
      {
        html: 'Medieval recluses learned from travelers what the town did not yet know.',
        misconception: 'rw-cause-not-shown',
        why: 'Travelers and rumor are named, but nobody is said to bring her news; people come with “marriages and lawsuits.”',
      },
    ],
    evidence: ['letters seek their advice on marriages and lawsuits', 'among the least withdrawn people in it'],
    explanation:
      '<strong>Plan:</strong> Main idea or detail. Find the sentence that the others explain or set up, and put it in plain words.</p><p>They received bequests and “letters seek their advice on marriages and lawsuits”; an enclosed woman may have been “among the least withdrawn people” in the town.',
  },
  {
    id: 'sat-reading-writing/central-ideas-21',
    skill: 'rw-central-ideas',
    difficulty: 'Medium',
    b: 0.2,
    seconds: 60,
    text: '<p>Economist Dara Whitlock studied a tool library in a town of nine thousand: drills, ladders, and pressure washers that anyone may borrow for a week. She had expected sales at the town’s hardware store to fall. They rose. Borrowers, it turned out, bought paint, screws, and boards for jobs that they would never have begun if they had first had to buy a ladder.</p>',
    stem: 'According to the text, why did sales at the hardware store rise?',
    right: 'Access to tools led people to start projects for which they needed supplies.',
    wrong: [
      {
        html: 'Once they could use tools, people bought their own ladders for projects they had begun.',
        misconception: 'rw-half-right',
        why: 'Projects were begun thanks to the tools, but what people bought was “paint, screws, and boards,” not ladders.',
      },
      {
        html: 'Once they heard of the library, people who had no projects came to the store.',
        misconception: 'rw-cause-not-shown',
        why: 'People did begin jobs that were new to them, but because they could borrow tools; that talk led them anywhere is not in the text.',
      },
      {
        html: 'Tools that were borrowed wore out, so that people needed to buy others in their place.',
        misconception: 'rw-half-right',
        why: 'Borrowed tools do stand behind the sales, but what people bought was “paint, screws, and boards,” and no tool is said to have worn out.',
      },
    ],
    evidence: ['Borrowers, it turned out, bought paint, screws, and boards for jobs that they would never have begun'],
    explanation:
      '<strong>Plan:</strong> Main idea or detail. Say the answer in your own words before you read the options, and keep the one that every sentence helps to build.</p><p>“Borrowers, it turned out, bought paint, screws, and boards for jobs that they would never have begun” without a borrowed ladder.',
  },
  {
    id: 'sat-reading-writing/central-ideas-22',
    skill: 'rw-central-ideas',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 75,
    text: '<p>The following poem, “Inventory,” was written for Fourfold.</p><p>Six chairs, of which we only ever used<br>the two that faced the window and the road;<br>a box of keys to houses we refused,<br>or lost, or left; a pail; a coat; a load<br>of catalogs for seeds we did not sow.<br>The man with the receipt book asked me twice<br>if that was everything. I told him no,<br>and let him list these things at half the price.</p>',
    stem: 'Which choice best states the main idea of the text?',
    right: 'The speaker knows that the list which the man made is not complete.',
    wrong: [
      {
        html: 'The speaker asks the man to write down a thing that he has left out.',
        misconception: 'rw-takes-literally',
        why: 'She does say “no” when he asks if that was everything, but she names nothing more; what the list lacks is no object.',
      },
      {
        html: 'The speaker refuses to let the man have the things at half the price.',
        misconception: 'rw-reversed',
        why: 'She does tell him “no,” but in answer to his question “if that was everything”; at the low price she lets him list them all.',
      },
      {
        html: 'The speaker is hurt by the price that the man puts on the things.',
        misconception: 'rw-half-right',
        why: 'A low price is set, but she “let him list these things” without a word; what moves her is his question, asked twice.',
      },
    ],
    evidence: ['if that was everything. I told him no'],
    explanation:
      '<strong>Plan:</strong> Main idea or detail. Ask what each option leaves without a job in the text, and test every part of it.</p><p>The last lines say it: the man asked “if that was everything. I told him no.” She names nothing more, since what is missing is no object but the life that was lived with these.',
  },
  {
    id: 'sat-reading-writing/central-ideas-23',
    skill: 'rw-central-ideas',
    difficulty: 'Low',
    b: -0.6,
    seconds: 60,
    text: '<p>Concrete cracks, and cracks let in water that rusts the steel inside. Materials scientist Ibai Serrano’s group mixes in dormant bacteria, sealed in clay pellets along with a little food. When a crack breaks a pellet and water seeps in, the bacteria wake, feed, and give off limestone, which plugs the gap. The very thing that would have done the damage, Serrano notes, now sets off the repair.</p>',
    stem: 'According to the text, what causes the bacteria to begin producing limestone?',
    right: 'Water seeps in where a crack has broken a pellet.',
    wrong: [
      {
        html: 'Rust from the steel reaches a pellet through a crack.',
        misconception: 'rw-cause-not-shown',
        why: 'Rust and cracks are in the text, but rust is the damage that water would have done; what wakes the bacteria is water itself.',
      },
      {
        html: 'Food is carried to the pellets by water that seeps in through a crack.',
        misconception: 'rw-half-right',
        why: 'Water through a crack is right, but the food is in the pellets already, sealed in “along with a little food.”',
      },
      {
        html: 'Air mixes with the food in a pellet that has cracked.',
        misconception: 'rw-half-right',
        why: 'A broken pellet and its food are right, but air is never mentioned; the bacteria wake when “water seeps in.”',
      },
    ],
    evidence: ['When a crack breaks a pellet and water seeps in, the bacteria wake, feed, and give off limestone'],
    explanation:
      '<strong>Plan:</strong> Main idea or detail. Find the sentence that the others explain or set up, and put it in plain words.</p><p>“When a crack breaks a pellet and water seeps in, the bacteria wake, feed, and give off limestone.” Two things have to happen, the break and the water, and the waking comes after both.',
  },
  {
    id: 'sat-reading-writing/central-ideas-24',
    skill: 'rw-central-ideas',
    difficulty: 'Medium',
    b: 0.4,
    seconds: 70,
    text: '<p>When the printing press reached a new city, scribes were expected to starve. In several German towns, historian Klaus Wendt finds, tax rolls suggest otherwise: for two generations the number of people paid to write by hand went up. Presses needed clean copy to set from, customers wanted printed books filled in with colored initials, and cheap paper multiplied contracts, receipts, and letters, all of which had to be penned by someone.</p>',
    stem: 'Which choice best states the main idea of the text?',
    right: 'In several towns, scribes for a time found more tasks for their pens once the press had come.',
    wrong: [
      {
        html: 'In several towns, the press at first left scribes their work, since printed books were too costly for most.',
        misconception: 'rw-cause-not-shown',
        why: 'Scribes did keep working, but the price of books is never mentioned; copy, initials, and contracts are the reasons given.',
      },
      {
        html: 'In several towns, the press took from scribes their work on books but gave them contracts and letters.',
        misconception: 'rw-half-right',
        why: 'Contracts and letters did come to them, but books gave work too: presses “needed clean copy,” and customers wanted initials.',
      },
      {
        html: 'In several towns, the press at first left scribes their work, since it could not print contracts.',
        misconception: 'rw-half-right',
        why: 'Contracts were penned by hand indeed, but more than the old work was left: the number of people paid to write by hand “went up.”',
      },
    ],
    evidence: ['for two generations the number of people paid to write by hand went up'],
    explanation:
      '<strong>Plan:</strong> Main idea or detail. Say the answer in your own words before you read the options, and keep the one that every sentence helps to build.</p><p>Scribes were expected to starve, but “for two generations the number of people paid to write by hand went up,” for reasons the last sentence lists.',
  },
]
