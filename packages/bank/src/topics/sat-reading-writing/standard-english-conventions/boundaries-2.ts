import type { WrittenItem } from '#kit'

export const boundaries2: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/boundaries-14',
    skill: 'rw-boundaries',
    difficulty: 'Low',
    b: -0.9,
    seconds: 40,
    text: '<p>Pearl divers of the Persian Gulf once worked from spring until autumn with little more than a nose clip, a basket, and a weight. A good diver could stay under water for two <span class="blank">______</span> by evening he might have gone down a hundred times.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'minutes;',
    wrong: [
      {
        html: 'minutes,',
        misconception: 'rw-comma-splice',
        why: 'The words from “by evening” on are a sentence of their own, and a comma is too weak to join it to the first.',
      },
      {
        html: 'minutes',
        misconception: 'rw-run-on',
        why: 'Nothing stands between “two minutes” and “by evening,” so the reader cannot see that one sentence ends there and another begins.',
      },
      {
        html: 'minutes; and which',
        misconception: 'rw-mark-and-conjunction',
        why: 'The semicolon alone would be right; “and which” beside it is a joining word too many and leaves a piece that cannot stand.',
      },
    ],
    evidence: ['A good diver could stay under water', 'by evening he might have gone down a hundred times'],
    explanation:
      '<strong>Plan:</strong> Boundaries. See what stands on each side of the blank: a complete sentence, a phrase, or a part that belongs to its neighbor.</p><p>There is a complete sentence on each side (“A good diver could stay …,” “by evening he might have gone …”), so a semicolon fits.',
  },
  {
    id: 'sat-reading-writing/boundaries-15',
    skill: 'rw-boundaries',
    difficulty: 'Low',
    b: -0.8,
    seconds: 40,
    text: '<p>Coconuts have a reputation as great travelers. A ripe nut can float in salt water for several <span class="blank">______</span> a young palm will sprout only if the nut washes up above the line of the tide, where the sand is not too salty.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'months, but',
    wrong: [
      {
        html: 'months,',
        misconception: 'rw-comma-splice',
        why: 'The words from “a young palm” on are a sentence of their own, and a comma without “but” is too weak to join it.',
      },
      {
        html: 'months but',
        misconception: 'rw-run-on',
        why: 'Two complete sentences joined by “but” need a comma before it. The parts are close in sense, but a mark has to stop the reader between them.',
      },
      {
        html: 'months',
        misconception: 'rw-run-on',
        why: 'Nothing stands between “several months” and “a young palm,” neither a mark nor a joining word, and two complete sentences collide.',
      },
    ],
    evidence: ['A ripe nut can float in salt water', 'a young palm will sprout only if'],
    explanation:
      '<strong>Plan:</strong> Boundaries. Find subject and verb on both sides, and choose a mark that is as strong as needed and no stronger.</p><p>Two complete sentences are joined by “but”; the comma stands before it.',
  },
  {
    id: 'sat-reading-writing/boundaries-16',
    skill: 'rw-boundaries',
    difficulty: 'Medium',
    b: 0.1,
    seconds: 45,
    text: '<p>For centuries, people on the dry Pacific coast of South America have known that fog can water a desert. On the hills above Lima, people now harvest it in a simple <span class="blank">______</span> hang fine nets on poles, and droplets caught in the mesh run down into a tank.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'way: they',
    wrong: [
      {
        html: 'way, they',
        misconception: 'rw-comma-splice',
        why: '“They hang fine nets” begins a sentence of its own, and a comma is too weak to join it to the first.',
      },
      {
        html: 'way they',
        misconception: 'rw-run-on',
        why: 'Without a mark, “they hang fine nets” seems to describe “way,” and the sentences run together.',
      },
      {
        html: 'way; by which they',
        misconception: 'rw-semicolon-with-fragment',
        why: 'What follows the semicolon is a dependent part, not a complete sentence. The pause is felt, but a semicolon needs a complete sentence on each side.',
      },
    ],
    evidence: ['people now harvest it in a simple', 'hang fine nets on poles'],
    explanation:
      '<strong>Plan:</strong> Boundaries. See what stands on each side of the blank: a complete sentence, a phrase, or a part that belongs to its neighbor.</p><p>The first sentence promises “a simple way,” and the second says what it is; a colon leads from promise to explanation.',
  },
  {
    id: 'sat-reading-writing/boundaries-17',
    skill: 'rw-boundaries',
    difficulty: 'Medium',
    b: 0.2,
    seconds: 45,
    text: '<p>The author of the city’s first guidebook for blind <span class="blank">______</span> walked every street with her eyes closed before she wrote a word. Her descriptions of smells, of echoes, and of the slope of the sidewalk fill two hundred pages.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'travelers, Elena Marsh,',
    wrong: [
      {
        html: 'travelers, Elena Marsh',
        misconception: 'rw-unbalanced-pair',
        why: 'The name is opened with a comma but not closed. One end of the aside looks right, which makes it tempting; the other does not match.',
      },
      {
        html: 'travelers Elena Marsh,',
        misconception: 'rw-unbalanced-pair',
        why: 'The name is closed with a comma but not opened. An aside needs two marks of the same kind, one at each end.',
      },
      {
        html: 'travelers Elena Marsh',
        misconception: 'rw-missing-comma-at-seam',
        why: 'Without commas, “travelers Elena Marsh” reads as if the travelers bore her name. Find the main subject, and see what stands before it.',
      },
    ],
    evidence: ['The author of the city’s first guidebook', 'walked every street'],
    explanation:
      '<strong>Plan:</strong> Boundaries. Find subject and verb on both sides, and choose a mark that is as strong as needed and no stronger.</p><p>There is only one author of the first guidebook, so the name adds to the subject without being needed; an added name takes a comma on each side.',
  },
  {
    id: 'sat-reading-writing/boundaries-18',
    skill: 'rw-boundaries',
    difficulty: 'Medium',
    b: 0,
    seconds: 40,
    text: '<p>The kitchens of the royal palace at Mysore used sour <span class="blank">______</span> tamarind, green mango, and kokum to balance the richness of lentils cooked in butter. Each was thought to suit a different season.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'fruits such as',
    wrong: [
      {
        html: 'fruits, such as:',
        misconception: 'rw-colon-after-fragment',
        why: 'The words before the colon are no complete sentence, for “such as” still waits for its examples.',
      },
      {
        html: 'fruits such as,',
        misconception: 'rw-comma-between-subject-and-verb',
        why: 'One may pause before a list, but a comma here parts “such as” from the examples that belong to it.',
      },
      {
        html: 'fruits; such as',
        misconception: 'rw-semicolon-with-fragment',
        why: 'A pause before the examples is tempting, but what follows the semicolon, a list after “such as,” is no complete sentence.',
      },
    ],
    evidence: ['used sour', 'tamarind, green mango, and kokum'],
    explanation:
      '<strong>Plan:</strong> Boundaries. See what stands on each side of the blank: a complete sentence, a phrase, or a part that belongs to its neighbor.</p><p>“Such as” leads straight to its examples, and the examples are needed to tell which fruits are meant; no mark is called for.',
  },
  {
    id: 'sat-reading-writing/boundaries-19',
    skill: 'rw-boundaries',
    difficulty: 'Medium',
    b: 0.4,
    seconds: 45,
    text: '<p>Iron from meteorites contains more nickel than iron smelted from most ores does. The blade of a dagger from the tomb of Tutankhamun is rich in <span class="blank">______</span> researchers have concluded that its metal fell from the sky.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'nickel; therefore,',
    wrong: [
      {
        html: 'nickel, therefore,',
        misconception: 'rw-however-as-conjunction',
        why: '“Therefore” stands between two commas as if it joined the sentences, but it is an adverb and joins nothing; the commas leave a splice.',
      },
      {
        html: 'nickel therefore',
        misconception: 'rw-run-on',
        why: '“Therefore” seems to link the two statements, but it is no joining word, and no mark parts the two complete sentences around it.',
      },
      {
        html: 'nickel, therefore',
        misconception: 'rw-however-as-conjunction',
        why: 'One comma, and none after “therefore,” is all that joins two sentences; the word cannot do the work of a conjunction.',
      },
    ],
    evidence: ['The blade of a dagger', 'is rich in', 'researchers have concluded'],
    explanation:
      '<strong>Plan:</strong> Boundaries. Find subject and verb on both sides, and choose a mark that is as strong as needed and no stronger.</p><p>“The blade … is rich in nickel” and “researchers have concluded …” are complete sentences; a semicolon must stand before “therefore” and a comma after it.',
  },
  {
    id: 'sat-reading-writing/boundaries-20',
    skill: 'rw-boundaries',
    difficulty: 'High',
    b: 1.1,
    seconds: 55,
    text: '<p>People often suppose that the Vikings wore horned helmets. No such helmet from their age has ever been <span class="blank">______</span> the picture comes from costumes designed for operas in the nineteenth century.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'found, however;',
    wrong: [
      {
        html: 'found; however,',
        misconception: 'rw-however-on-the-wrong-side',
        why: 'This ties “however” to the costumes, but the contrast lies between what people suppose and what has been found.',
      },
      {
        html: 'found, however,',
        misconception: 'rw-however-as-conjunction',
        why: 'Commas on both sides leave two complete sentences joined by commas alone. It feels like a joining word such as but, yet it is an adverb and joins nothing.',
      },
      {
        html: 'found however',
        misconception: 'rw-run-on',
        why: '“However” gives the contrast, but it cannot join sentences, and without any mark “found however the picture” runs them together.',
      },
    ],
    evidence: [
      'People often suppose that the Vikings wore horned helmets',
      'No such helmet from their age has ever been',
      'the picture comes from costumes',
    ],
    explanation:
      '<strong>Plan:</strong> Boundaries. See what stands on each side of the blank: a complete sentence, a phrase, or a part that belongs to its neighbor.</p><p>“No such helmet … has ever been found” contradicts what people suppose, so “however” belongs to this sentence; the next one explains and does not contrast. The semicolon follows “however.”',
  },
  {
    id: 'sat-reading-writing/boundaries-21',
    skill: 'rw-boundaries',
    difficulty: 'Medium',
    b: 0.5,
    seconds: 50,
    text: '<p>At the edge of the salt flat stands a tower of mud brick without windows, doors, or stairs. It was built in 1790 for one <span class="blank">______</span> give travelers, on a plain without a tree or a hill, something to walk toward.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'purpose—to',
    wrong: [
      {
        html: 'purpose; to',
        misconception: 'rw-semicolon-with-fragment',
        why: 'A pause after “purpose” is right, but the words from “to give” on have no subject and verb of their own, so a semicolon cannot stand there.',
      },
      {
        html: 'purpose. To',
        misconception: 'rw-period-makes-fragment',
        why: 'The words from “To give” on are a fragment without a subject. The words after the period would have no sentence to belong to.',
      },
      {
        html: 'purpose to',
        misconception: 'rw-run-on',
        why: 'Without a mark, “purpose to give” runs the explanation into the sentence that announces it.',
      },
    ],
    evidence: ['It was built in 1790 for one', 'give travelers'],
    explanation:
      '<strong>Plan:</strong> Boundaries. Find subject and verb on both sides, and choose a mark that is as strong as needed and no stronger.</p><p>The sentence is complete at “purpose,” and the phrase “to give travelers …” names the purpose; a dash may introduce such a final turn, while a semicolon or a period may not.',
  },
  {
    id: 'sat-reading-writing/boundaries-22',
    skill: 'rw-boundaries',
    difficulty: 'Low',
    b: -1.2,
    seconds: 35,
    text: '<p>Because the feathers of an owl’s wing have soft, comb-like <span class="blank">______</span> the bird can glide over a field almost without a sound. Engineers have copied the pattern to make the blades of fans quieter.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'edges,',
    wrong: [
      {
        html: 'edges. Therefore,',
        misconception: 'rw-period-makes-fragment',
        why: 'The “Because” part would be left as a fragment. A period seems safe, but what is left over cannot stand by itself.',
      },
      {
        html: 'edges; thus,',
        misconception: 'rw-semicolon-with-fragment',
        why: 'A dependent clause beginning with “Because” cannot stand before a semicolon. A semicolon looks elegant here, but try a period in its place and the fault is plain.',
      },
      {
        html: 'edges',
        misconception: 'rw-missing-comma-at-seam',
        why: 'The opening clause must be marked off by a comma. The words run on smoothly, but the edge of the opening part or the aside has to be marked.',
      },
    ],
    evidence: ['Because the feathers of an owl’s wing', 'the bird can glide over a field'],
    explanation:
      '<strong>Plan:</strong> Boundaries. See what stands on each side of the blank: a complete sentence, a phrase, or a part that belongs to its neighbor.</p><p>“Because …” opens a dependent clause; a comma must part it from the main clause, “the bird can glide ….”',
  },
  {
    id: 'sat-reading-writing/boundaries-23',
    skill: 'rw-boundaries',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 40,
    text: '<p>In the dry hills of Oman, farmers dug channels through solid <span class="blank">______</span> them with flat stones so that spring water could reach their date palms without being lost. Many of these channels, called aflaj, still run today.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'rock and covered',
    wrong: [
      {
        html: 'rock; and covered',
        misconception: 'rw-semicolon-with-fragment',
        why: 'The words after the semicolon have no subject of their own. A semicolon looks elegant here, but try a period in its place and the fault is plain.',
      },
      {
        html: 'rock. And covered',
        misconception: 'rw-period-makes-fragment',
        why: 'The words after the period have no subject and are a fragment. A period seems safe, but what is left over cannot stand by itself.',
      },
      {
        html: 'rock: and covered',
        misconception: 'rw-colon-after-fragment',
        why: 'What follows the colon neither explains nor lists; it is the second verb of the sentence.',
      },
    ],
    evidence: ['farmers dug channels through solid', 'them with flat stones'],
    explanation:
      '<strong>Plan:</strong> Boundaries. Find subject and verb on both sides, and choose a mark that is as strong as needed and no stronger.</p><p>The one subject, “farmers,” has two verbs, “dug” and “covered”; “and” joins them without any mark.',
  },
  {
    id: 'sat-reading-writing/boundaries-24',
    skill: 'rw-boundaries',
    difficulty: 'High',
    b: 1.3,
    seconds: 55,
    text: '<p>Fireflies make almost no heat when they glow. They are not the only animals that make cold <span class="blank">______</span> of the creatures that live in the deep sea do the same.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'light, though. Most',
    wrong: [
      {
        html: 'light, though, most',
        misconception: 'rw-however-as-conjunction',
        why: '“Though” between two commas is an adverb, like “however,” and joins nothing; two complete sentences are left spliced.',
      },
      {
        html: 'light. Though most',
        misconception: 'rw-dependent-stands-alone',
        why: '“Though” makes “most of the creatures … do the same” a dependent clause, and no main clause follows it.',
      },
      {
        html: 'light, though most,',
        misconception: 'rw-comma-between-subject-and-verb',
        why: 'The comma after “most” parts it from the words “of the creatures,” which belong to it.',
      },
    ],
    evidence: ['They are not the only animals', 'do the same'],
    explanation:
      '<strong>Plan:</strong> Boundaries. See what stands on each side of the blank: a complete sentence, a phrase, or a part that belongs to its neighbor.</p><p>“Though” qualifies the first statement (“They are not the only animals …”), so it ends that sentence, set off by a comma; a new sentence begins with “Most.”',
  },
  {
    id: 'sat-reading-writing/boundaries-25',
    skill: 'rw-boundaries',
    difficulty: 'Low',
    b: -1.1,
    seconds: 40,
    text: '<p>The bronze of the great bell at Kolm was cast from <span class="blank">______</span> a small amount of silver, which, according to legend, the townspeople had thrown into the melting pot for a sweeter sound.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'copper, tin, and',
    wrong: [
      {
        html: 'copper, tin; and',
        misconception: 'rw-mixed-list-marks',
        why: 'A semicolon before the last item may look weighty, but this is a simple list, and its items have to be parted by commas throughout.',
      },
      {
        html: 'copper tin, and',
        misconception: 'rw-mixed-list-marks',
        why: 'The comma before “and” is right, but the one between “copper” and “tin,” the first two items of the list, is missing.',
      },
      {
        html: 'copper, tin, and,',
        misconception: 'rw-comma-between-subject-and-verb',
        why: 'One may pause after “and,” but a comma there parts it from the silver that it joins to the list.',
      },
    ],
    evidence: ['was cast from', 'a small amount of silver'],
    explanation:
      '<strong>Plan:</strong> Boundaries. Find subject and verb on both sides, and choose a mark that is as strong as needed and no stronger.</p><p>Three items stand in a simple list; commas part them, and none follows “and.”',
  },
  {
    id: 'sat-reading-writing/boundaries-26',
    skill: 'rw-boundaries',
    difficulty: 'Medium',
    b: 0.2,
    seconds: 45,
    text: '<p>Papermakers in Nepal do not have to fell a tree for their product. The inner bark of the lokta <span class="blank">______</span> a shrub of the Himalayan forests that grows back from its roots within a few years, can be boiled, beaten, and spread on frames to dry.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'bush,',
    wrong: [
      {
        html: 'bush—',
        misconception: 'rw-unbalanced-pair',
        why: 'The aside is closed by a comma, so a dash cannot open it. One end of the aside looks right, which makes it tempting; the other does not match.',
      },
      {
        html: 'bush',
        misconception: 'rw-missing-comma-at-seam',
        why: 'Without a mark the words run on easily, but the aside that ends in a comma after “years” needs one at its beginning as well.',
      },
      {
        html: 'bush:',
        misconception: 'rw-colon-after-fragment',
        why: 'What follows does explain the lokta bush, but the words before the colon are no sentence: their verb, “can be boiled,” comes only later.',
      },
    ],
    evidence: ['a shrub of the Himalayan forests that grows back', 'can be boiled'],
    explanation:
      '<strong>Plan:</strong> Boundaries. See what stands on each side of the blank: a complete sentence, a phrase, or a part that belongs to its neighbor.</p><p>The description of the bush, from “a shrub” to “years,” interrupts “The inner bark … can be boiled.” It ends with a comma and must begin with one.',
  },
]
