import type { WrittenItem } from '#kit'

export const boundaries3: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/boundaries-27',
    skill: 'rw-boundaries',
    difficulty: 'Low',
    b: -1,
    seconds: 40,
    text: '<p>The first subway in Africa opened in Cairo in 1987. Its planners had to dig with great <span class="blank">______</span> beneath almost every street of the old city lie the walls, wells, and graves of earlier ones.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'care;',
    wrong: [
      {
        html: 'care,',
        misconception: 'rw-comma-splice',
        why: 'The words from “beneath almost every street” on are a sentence of their own, and a comma is too weak to join it.',
      },
      {
        html: 'care',
        misconception: 'rw-run-on',
        why: 'Without a mark, “care beneath almost every street” is read together and the sentences run on.',
      },
      {
        html: 'care; and which',
        misconception: 'rw-mark-and-conjunction',
        why: 'The semicolon alone would be right; “and which” beside it is a joining word too many and leaves a piece that cannot stand.',
      },
    ],
    evidence: ['Its planners had to dig with great', 'beneath almost every street of the old city lie the walls'],
    explanation:
      '<strong>Plan:</strong> Boundaries. Find subject and verb on both sides, and choose a mark that is as strong as needed and no stronger.</p><p>The words after the blank have their own subject and verb (“lie the walls, wells, and graves”), so both sides are complete sentences and a semicolon may part them.',
  },
  {
    id: 'sat-reading-writing/boundaries-28',
    skill: 'rw-boundaries',
    difficulty: 'Medium',
    b: 0.1,
    seconds: 45,
    text: '<p>Children who grow up with two languages sometimes mix them in one sentence. Linguists no longer see this as a sign of <span class="blank">______</span> they regard it as a skill that follows strict rules of its own.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'confusion. Instead,',
    wrong: [
      {
        html: 'confusion, instead,',
        misconception: 'rw-however-as-conjunction',
        why: '“Instead” stands between two commas as if it joined the sentences, but it is an adverb and joins nothing; the commas leave a splice.',
      },
      {
        html: 'confusion instead,',
        misconception: 'rw-however-as-conjunction',
        why: 'The comma after “instead” is all that parts two complete sentences. It feels like a joining word such as but, yet it is an adverb and joins nothing.',
      },
      {
        html: 'confusion instead',
        misconception: 'rw-run-on',
        why: '“Instead” gives the contrast but joins nothing, and with no mark on either side of it two complete sentences run together.',
      },
    ],
    evidence: ['Linguists no longer see this as a sign of', 'they regard it as a skill'],
    explanation:
      '<strong>Plan:</strong> Boundaries. See what stands on each side of the blank: a complete sentence, a phrase, or a part that belongs to its neighbor.</p><p>“Linguists no longer see this as a sign of confusion” is complete; “Instead, they regard it as a skill …” is a new sentence, in which “Instead” is followed by a comma.',
  },
  {
    id: 'sat-reading-writing/boundaries-29',
    skill: 'rw-boundaries',
    difficulty: 'Medium',
    b: -0.2,
    seconds: 40,
    text: '<p>The question that drove the astronomer Ana Petrescu to spend forty years counting faint red <span class="blank">______</span> whether the Milky Way is still swallowing its neighbors. Her last catalog, published in 2011, strongly suggests that it is.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'stars was',
    wrong: [
      {
        html: 'stars, was',
        misconception: 'rw-comma-between-subject-and-verb',
        why: 'A comma may not part the subject “question” from its verb “was.” The urge to pause is strong, but these parts belong together.',
      },
      {
        html: 'stars: was',
        misconception: 'rw-colon-after-fragment',
        why: 'The words before the colon have no main verb and are no complete sentence. Stop at the colon and see whether the words before it can stand alone.',
      },
      {
        html: 'stars—was',
        misconception: 'rw-dash-splits-clause',
        why: 'Nothing is interrupted here; the dash merely parts subject and verb. A dash marks an interruption or a final turn, and here there is neither.',
      },
    ],
    evidence: ['The question that drove', 'whether the Milky Way is still swallowing its neighbors'],
    explanation:
      '<strong>Plan:</strong> Boundaries. Find subject and verb on both sides, and choose a mark that is as strong as needed and no stronger.</p><p>The subject is “The question,” made long by the clause “that drove …”; the verb “was” follows it without a mark.',
  },
  {
    id: 'sat-reading-writing/boundaries-30',
    skill: 'rw-boundaries',
    difficulty: 'Low',
    b: -0.7,
    seconds: 40,
    text: '<p>In the Andes, potatoes are freeze-dried without any machine. Farmers spread them on the ground on frosty nights, tread the water out of them by <span class="blank">______</span> leave them in the sun to dry. The result, called chuño, keeps for years.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'day, and',
    wrong: [
      {
        html: 'day; and',
        misconception: 'rw-semicolon-with-fragment',
        why: 'A semicolon may seem to set off the last action well, but “leave them in the sun to dry” has no subject and cannot stand alone.',
      },
      {
        html: 'day and,',
        misconception: 'rw-comma-between-subject-and-verb',
        why: 'The comma is on the wrong side: before “and” it would part two items, but after it, it parts “and” from “leave.”',
      },
      {
        html: 'day,',
        misconception: 'rw-mixed-list-marks',
        why: 'The commas match, and in a hurry nothing seems to be missing; but the last of the three actions needs “and” before it.',
      },
    ],
    evidence: ['spread them on the ground', 'tread the water out of them', 'leave them in the sun to dry'],
    explanation:
      '<strong>Plan:</strong> Boundaries. See what stands on each side of the blank: a complete sentence, a phrase, or a part that belongs to its neighbor.</p><p>The sentence lists three actions: “spread,” “tread,” and “leave.” Commas part them, and “and” comes before the last.',
  },
  {
    id: 'sat-reading-writing/boundaries-31',
    skill: 'rw-boundaries',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 45,
    text: '<p>The violin maker Otto Brandl never varnished an instrument before he had heard it played for a <span class="blank">______</span> a habit that drove his impatient customers to despair. Today those same instruments are sold for the price of a house.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'year,',
    wrong: [
      {
        html: 'year, and',
        misconception: 'rw-mark-and-conjunction',
        why: '“And” would join “a habit” to the sentence as a second action or thing, but it only renames what was said.',
      },
      {
        html: 'year;',
        misconception: 'rw-semicolon-with-fragment',
        why: 'The words after the semicolon have no main verb and are no sentence. A semicolon looks elegant here, but try a period in its place and the fault is plain.',
      },
      {
        html: 'year',
        misconception: 'rw-missing-comma-at-seam',
        why: 'Without a mark, “a habit” runs into “a year,” though it describes the whole statement before it.',
      },
    ],
    evidence: ['The violin maker Otto Brandl never varnished', 'a habit that drove his impatient customers to despair'],
    explanation:
      '<strong>Plan:</strong> Boundaries. Find subject and verb on both sides, and choose a mark that is as strong as needed and no stronger.</p><p>“A habit that drove …” renames what the whole sentence has told; such an addition is attached by a comma.',
  },
  {
    id: 'sat-reading-writing/boundaries-32',
    skill: 'rw-boundaries',
    difficulty: 'Medium',
    b: 0.4,
    seconds: 45,
    text: '<p>A cloud may look weightless, but it is not. An ordinary cumulus cloud a kilometer wide contains hundreds of tons of <span class="blank">______</span> the droplets are so small, however, that rising air can easily hold them up.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'water;',
    wrong: [
      {
        html: 'water,',
        misconception: 'rw-comma-splice',
        why: 'The words from “the droplets” on are a sentence of their own, and a comma is too weak to join it to the first.',
      },
      {
        html: 'water',
        misconception: 'rw-run-on',
        why: 'Nothing stands between “water” and “the droplets,” and two complete sentences run together. The parts are close in sense, but a mark has to stop the reader.',
      },
      {
        html: 'water and',
        misconception: 'rw-run-on',
        why: 'Without a comma before “and,” the reader takes “water and the droplets” together, and two sentences run into one.',
      },
    ],
    evidence: ['An ordinary cumulus cloud', 'contains hundreds of tons of', 'the droplets are so small, however,'],
    explanation:
      '<strong>Plan:</strong> Boundaries. See what stands on each side of the blank: a complete sentence, a phrase, or a part that belongs to its neighbor.</p><p>Both sides are complete sentences; “however” stands later in the second one, between its own commas, and does not join anything. A semicolon is needed.',
  },
  {
    id: 'sat-reading-writing/boundaries-33',
    skill: 'rw-boundaries',
    difficulty: 'Medium',
    b: 0.4,
    seconds: 50,
    text: '<p>In her essay on maps, the geographer Nadia Brum makes a claim that startled her <span class="blank">______</span> a map always tells us more about the people who drew it than about the land that they drew.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'colleagues:',
    wrong: [
      {
        html: 'colleagues,',
        misconception: 'rw-comma-splice',
        why: 'The claim, from “a map” on, is a sentence of its own, and a comma is too weak to join it to the one that announces it.',
      },
      {
        html: 'colleagues',
        misconception: 'rw-run-on',
        why: 'Without a mark the claim runs into the sentence that announces it. The parts are close in sense, but a mark has to stop the reader between them.',
      },
      {
        html: 'colleagues; that',
        misconception: 'rw-semicolon-with-fragment',
        why: 'With “that” before it, what follows the semicolon is a dependent clause. The pause is felt, but a semicolon needs a complete sentence on each side.',
      },
    ],
    evidence: ['makes a claim that startled her', 'a map always tells us more about the people who drew it'],
    explanation:
      '<strong>Plan:</strong> Boundaries. Find subject and verb on both sides, and choose a mark that is as strong as needed and no stronger.</p><p>“Makes a claim that startled her colleagues” makes the reader wait for the claim; the colon presents it.',
  },
  {
    id: 'sat-reading-writing/boundaries-34',
    skill: 'rw-boundaries',
    difficulty: 'Medium',
    b: 0,
    seconds: 45,
    text: '<p>Three plants shaped the farming of eastern North America. The “three sisters”—corn, beans, and <span class="blank">______</span> grown together by the Haudenosaunee, each crop helping the other two to thrive.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'squash—were',
    wrong: [
      {
        html: 'squash, were',
        misconception: 'rw-unbalanced-pair',
        why: 'The list opened with a dash and cannot be closed with a comma. One end of the aside looks right, which makes it tempting; the other does not match.',
      },
      {
        html: 'squash were',
        misconception: 'rw-unbalanced-pair',
        why: 'Read quickly, the names run into the verb, but the dash before “corn” opened an aside, and without a second dash it never ends.',
      },
      {
        html: 'squash: were',
        misconception: 'rw-colon-after-fragment',
        why: 'A colon often goes with a list, but it comes before one and after a complete sentence; “The ‘three sisters’—corn, beans, and squash” has no verb yet.',
      },
    ],
    evidence: ['The “three sisters”—corn, beans, and', 'grown together by the Haudenosaunee'],
    explanation:
      '<strong>Plan:</strong> Boundaries. See what stands on each side of the blank: a complete sentence, a phrase, or a part that belongs to its neighbor.</p><p>The list of the sisters interrupts “The ‘three sisters’ were grown together.” It opens with a dash, so a dash must close it before the verb.',
  },
  {
    id: 'sat-reading-writing/boundaries-35',
    skill: 'rw-boundaries',
    difficulty: 'Low',
    b: -1.2,
    seconds: 35,
    text: '<p>Although glass looks perfectly <span class="blank">______</span> a windowpane is a frozen jumble of atoms without the regular pattern that is found in crystals such as salt or quartz.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'orderly,',
    wrong: [
      {
        html: 'orderly, but',
        misconception: 'rw-mark-and-conjunction',
        why: '“Although” and “but” join the same two parts twice. One joint is enough, and here there are two.',
      },
      {
        html: 'orderly; still,',
        misconception: 'rw-semicolon-with-fragment',
        why: 'A clause that begins with “Although” cannot stand before a semicolon. A semicolon looks elegant here, but try a period in its place and the fault is plain.',
      },
      {
        html: 'orderly. However,',
        misconception: 'rw-period-makes-fragment',
        why: 'The “Although” clause would be left as a fragment. A period seems safe, but what is left over cannot stand by itself.',
      },
    ],
    evidence: ['Although glass looks perfectly', 'a windowpane is a frozen jumble of atoms'],
    explanation:
      '<strong>Plan:</strong> Boundaries. Find subject and verb on both sides, and choose a mark that is as strong as needed and no stronger.</p><p>“Although …” is a dependent clause; a comma parts it from the main clause “a windowpane is ….”',
  },
  {
    id: 'sat-reading-writing/boundaries-36',
    skill: 'rw-boundaries',
    difficulty: 'Medium',
    b: 0.2,
    seconds: 45,
    text: '<p>Visitors to the archive in Timbuktu may ask to see the oldest of its <span class="blank">______</span> be shown only a photograph, since the leaves of many volumes are too brittle to be turned.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'manuscripts but will',
    wrong: [
      {
        html: 'manuscripts; but will',
        misconception: 'rw-semicolon-with-fragment',
        why: 'The words after the semicolon have no subject and are no complete sentence. A semicolon looks elegant here, but try a period in its place and the fault is plain.',
      },
      {
        html: 'manuscripts: but will',
        misconception: 'rw-colon-after-fragment',
        why: 'What follows the colon neither explains nor lists; it is the second verb of the sentence.',
      },
      {
        html: 'manuscripts. But will',
        misconception: 'rw-period-makes-fragment',
        why: 'The words after the period have no subject, and their order would be that of a question.',
      },
    ],
    evidence: ['Visitors to the archive', 'may ask to see', 'be shown only a photograph'],
    explanation:
      '<strong>Plan:</strong> Boundaries. See what stands on each side of the blank: a complete sentence, a phrase, or a part that belongs to its neighbor.</p><p>One subject, “Visitors,” has two verbs, “may ask” and “will be shown,” joined by “but”; no mark is needed.',
  },
  {
    id: 'sat-reading-writing/boundaries-37',
    skill: 'rw-boundaries',
    difficulty: 'High',
    b: 1,
    seconds: 50,
    text: '<p>Dried seaweed was once burned along the coasts of Brittany and Scotland for its ash, a source of the soda that glassmakers need. That trade did not die out because seaweed became <span class="blank">______</span> it died out because chemists learned to make soda from salt.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'scarce; rather,',
    wrong: [
      {
        html: 'scarce, rather,',
        misconception: 'rw-however-as-conjunction',
        why: '“Rather” is an adverb and cannot join two sentences between commas. It feels like a joining word such as but, yet it is an adverb and joins nothing.',
      },
      {
        html: 'scarce, rather;',
        misconception: 'rw-however-on-the-wrong-side',
        why: '“Rather” introduces the true reason, which comes in the second sentence, but the semicolon ties it to the first.',
      },
      {
        html: 'scarce rather',
        misconception: 'rw-run-on',
        why: '“Rather” gives the contrast but joins nothing, and with no mark beside it two complete sentences run into one.',
      },
    ],
    evidence: ['did not die out because seaweed became', 'it died out because chemists learned to make soda from salt'],
    explanation:
      '<strong>Plan:</strong> Boundaries. Find subject and verb on both sides, and choose a mark that is as strong as needed and no stronger.</p><p>The first sentence says why the trade did not die out; “rather” introduces the true reason, so a semicolon comes before it and a comma after it.',
  },
  {
    id: 'sat-reading-writing/boundaries-38',
    skill: 'rw-boundaries',
    difficulty: 'Medium',
    b: -0.3,
    seconds: 40,
    text: '<p>Bats of the species <i>Myotis lucifugus</i> weigh no more than a few coins. In one <span class="blank">______</span> nursing female may eat nearly her own weight in insects, most of them caught and swallowed on the wing.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'night, a',
    wrong: [
      {
        html: 'night; a',
        misconception: 'rw-semicolon-with-fragment',
        why: '“In one night” is no sentence and cannot stand before a semicolon. A semicolon looks elegant here, but try a period in its place and the fault is plain.',
      },
      {
        html: 'night. A',
        misconception: 'rw-period-makes-fragment',
        why: '“In one night” would be left as a fragment. A period seems safe, but what is left over cannot stand by itself.',
      },
      {
        html: 'night—a',
        misconception: 'rw-dash-splits-clause',
        why: 'Nothing is interrupted or followed up here; the dash merely cuts off the opening phrase.',
      },
    ],
    evidence: ['In one', 'nursing female may eat nearly her own weight in insects'],
    explanation:
      '<strong>Plan:</strong> Boundaries. See what stands on each side of the blank: a complete sentence, a phrase, or a part that belongs to its neighbor.</p><p>“In one night” is an opening phrase; a comma may follow it, but no mark that needs a sentence before it.',
  },
  {
    id: 'sat-reading-writing/boundaries-39',
    skill: 'rw-boundaries',
    difficulty: 'Medium',
    b: 0.1,
    seconds: 45,
    text: '<p>Grown in Ethiopia for thousands of years, the grain called teff is among the smallest in the world. It takes about 150 of its seeds to equal the weight of one grain of <span class="blank">______</span> bag that a farmer can carry in one hand is enough to sow a field.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'wheat. A',
    wrong: [
      {
        html: 'wheat, a',
        misconception: 'rw-comma-splice',
        why: 'The words from “a bag” on are a sentence of their own, and a comma is too weak to join it to the first.',
      },
      {
        html: 'wheat a',
        misconception: 'rw-run-on',
        why: 'Nothing stands between “wheat” and “a bag,” and two complete sentences run together. Read aloud, the pause is heard; on paper nothing shows it.',
      },
      {
        html: 'wheat and a',
        misconception: 'rw-run-on',
        why: 'Without a comma before “and,” the reader takes “wheat and a bag” together, and two sentences run into one.',
      },
    ],
    evidence: ['It takes about 150 of its seeds', 'bag that a farmer can carry in one hand is enough'],
    explanation:
      '<strong>Plan:</strong> Boundaries. Find subject and verb on both sides, and choose a mark that is as strong as needed and no stronger.</p><p>“It takes about 150 of its seeds …” and “A bag … is enough to sow a field” are two complete sentences; a period parts them.',
  },
]
