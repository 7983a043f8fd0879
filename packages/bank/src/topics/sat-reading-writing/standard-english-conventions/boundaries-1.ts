import type { WrittenItem } from '#kit'

export const boundaries1: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/boundaries-01',
    skill: 'rw-boundaries',
    difficulty: 'Low',
    b: -1.1,
    seconds: 40,
    text: '<p>Reefs built by glass sponges were once known only from <span class="blank">______</span> living ones were found in the cold waters off British Columbia in 1987. They cover hundreds of square kilometers of the sea floor, and some of them are thousands of years old.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'fossils; then',
    wrong: [
      {
        html: 'fossils, then',
        misconception: 'rw-however-as-conjunction',
        why: '“Then” seems to link the two parts, but it is an adverb and joins nothing; the comma alone leaves a splice.',
      },
      {
        html: 'fossils then',
        misconception: 'rw-run-on',
        why: 'Without a mark before “then,” two complete sentences run together. Read aloud, the pause is heard; on paper nothing shows where one part ends.',
      },
      {
        html: 'fossils and',
        misconception: 'rw-run-on',
        why: 'Without a comma before “and,” the reader takes “fossils and living ones” together, and two sentences run into one.',
      },
    ],
    evidence: ['Reefs built by glass sponges were once known only from', 'living ones were found'],
    explanation:
      '<strong>Plan:</strong> Boundaries. Find subject and verb on both sides, and choose a mark that is as strong as needed and no stronger.</p><p>“Reefs … were once known only from fossils” and “then living ones were found …” are both complete sentences; a semicolon may stand between them.',
  },
  {
    id: 'sat-reading-writing/boundaries-02',
    skill: 'rw-boundaries',
    difficulty: 'Low',
    b: -1.3,
    seconds: 35,
    text: '<p>When a ship of the Royal Navy came to the Scottish island of Hirta in <span class="blank">______</span> thirty-six people locked their doors, left a Bible and a small pile of oats in each house, and sailed away for good. No family has lived there since.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: '1930,',
    wrong: [
      {
        html: '1930;',
        misconception: 'rw-semicolon-with-fragment',
        why: 'The part that begins with “When” is no complete sentence, so it cannot stand before a semicolon.',
      },
      {
        html: '1930. Afterward,',
        misconception: 'rw-period-makes-fragment',
        why: 'A period leaves the “When” part as a fragment. The words after the period would have no sentence to belong to.',
      },
      {
        html: '1930',
        misconception: 'rw-missing-comma-at-seam',
        why: 'Without a comma, the opening clause runs into the main one, “thirty-six people locked their doors.”',
      },
    ],
    evidence: ['When a ship of the Royal Navy came to the Scottish island', 'thirty-six people locked their doors'],
    explanation:
      '<strong>Plan:</strong> Boundaries. See what stands on each side of the blank: a complete sentence, a phrase, or a part that belongs to its neighbor.</p><p>The sentence opens with a dependent clause (“When a ship … came”) and goes on with the main clause (“thirty-six people locked …”); a comma marks the seam.',
  },
  {
    id: 'sat-reading-writing/boundaries-03',
    skill: 'rw-boundaries',
    difficulty: 'Low',
    b: -1,
    seconds: 40,
    text: '<p>The thousands of small lakes that dot the plains of northern <span class="blank">______</span> left behind by melting ice at the end of the last glacial period. From the air, they look like pieces of a broken mirror.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'Finland were',
    wrong: [
      {
        html: 'Finland, were',
        misconception: 'rw-comma-between-subject-and-verb',
        why: 'A comma may not part the subject “lakes” from its verb “were.” The urge to pause is strong, but these parts belong together.',
      },
      {
        html: 'Finland; were',
        misconception: 'rw-semicolon-with-fragment',
        why: 'What follows the semicolon has no subject and is no complete sentence. A semicolon looks elegant here, but try a period in its place and the fault is plain.',
      },
      {
        html: 'Finland—were',
        misconception: 'rw-dash-splits-clause',
        why: 'Nothing interrupts the sentence here, so the dash merely parts subject and verb. A dash marks an interruption or a final turn, and here there is neither.',
      },
    ],
    evidence: ['The thousands of small lakes', 'left behind by melting ice'],
    explanation:
      '<strong>Plan:</strong> Boundaries. Find subject and verb on both sides, and choose a mark that is as strong as needed and no stronger.</p><p>The subject is “The thousands of small lakes,” described by “that dot the plains …”; its verb is “were.” No mark may stand between them.',
  },
  {
    id: 'sat-reading-writing/boundaries-04',
    skill: 'rw-boundaries',
    difficulty: 'Medium',
    b: -0.2,
    seconds: 45,
    text: '<p>To restore a painting, a conservator in the museum’s workshop relies on a few humble <span class="blank">______</span> swabs, distilled water, a scalpel, and a great deal of patience. Strong solvents are used only as a last resort.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'tools: cotton',
    wrong: [
      {
        html: 'tools; cotton',
        misconception: 'rw-semicolon-with-fragment',
        why: 'After a semicolon a complete sentence must follow, but here only a list follows. A semicolon looks elegant here, but try a period in its place and the fault is plain.',
      },
      {
        html: 'tools. Cotton',
        misconception: 'rw-period-makes-fragment',
        why: 'The period is followed by a list without a verb, which is a fragment. A period seems safe, but what is left over cannot stand by itself.',
      },
      {
        html: 'tools cotton',
        misconception: 'rw-run-on',
        why: 'Without a mark, the list runs into the sentence that announces it. The parts are close in sense, but a mark has to stop the reader between them.',
      },
    ],
    evidence: ['relies on a few humble', 'swabs, distilled water, a scalpel, and a great deal of patience'],
    explanation:
      '<strong>Plan:</strong> Boundaries. See what stands on each side of the blank: a complete sentence, a phrase, or a part that belongs to its neighbor.</p><p>“A conservator … relies on a few humble tools” is a complete sentence, and the list says which tools; a colon announces it.',
  },
  {
    id: 'sat-reading-writing/boundaries-05',
    skill: 'rw-boundaries',
    difficulty: 'Medium',
    b: 0,
    seconds: 45,
    text: '<p>In 1823 Mary Anning—the carpenter’s daughter who hunted fossils along the cliffs of Lyme <span class="blank">______</span> the first complete skeleton of a plesiosaur. Some scholars took it for a fake until they saw it with their own eyes.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'Regis—uncovered',
    wrong: [
      {
        html: 'Regis, uncovered',
        misconception: 'rw-unbalanced-pair',
        why: 'The aside opened with a dash, so a comma cannot close it. An aside needs two marks of the same kind, one at each end.',
      },
      {
        html: 'Regis uncovered',
        misconception: 'rw-unbalanced-pair',
        why: 'The aside opened with a dash and is never closed. One end of the aside looks right, which makes it tempting; the other does not match.',
      },
      {
        html: 'Regis; uncovered',
        misconception: 'rw-semicolon-with-fragment',
        why: 'What follows the semicolon has no subject, and the aside is not closed by a dash.',
      },
    ],
    evidence: ['Mary Anning—the carpenter’s daughter', 'the first complete skeleton'],
    explanation:
      '<strong>Plan:</strong> Boundaries. Find subject and verb on both sides, and choose a mark that is as strong as needed and no stronger.</p><p>The words from “the carpenter’s daughter” to “Lyme Regis” interrupt the sentence. They open with a dash and must close with one before the verb “uncovered.”',
  },
  {
    id: 'sat-reading-writing/boundaries-06',
    skill: 'rw-boundaries',
    difficulty: 'Medium',
    b: -0.3,
    seconds: 40,
    text: '<p>Snow is a poor conductor of heat, and a deep drift keeps the ground beneath it from freezing hard. For mice and voles, a winter without snow is therefore <span class="blank">______</span> open fields, they have no shelter from the bitter air.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'deadly. In',
    wrong: [
      {
        html: 'deadly, in',
        misconception: 'rw-comma-splice',
        why: 'Both sides, up to “deadly” and from “in open fields” on, are complete sentences, and a comma is too weak for two.',
      },
      {
        html: 'deadly in',
        misconception: 'rw-run-on',
        why: 'Without a mark, two sentences run together, and “in open fields” seems to belong to both.',
      },
      {
        html: 'deadly and in',
        misconception: 'rw-run-on',
        why: 'Two complete sentences joined by “and” need a comma before it; here “deadly and in open fields” runs the one into the other.',
      },
    ],
    evidence: ['a winter without snow is therefore', 'they have no shelter from the bitter air'],
    explanation:
      '<strong>Plan:</strong> Boundaries. See what stands on each side of the blank: a complete sentence, a phrase, or a part that belongs to its neighbor.</p><p>“A winter … is therefore deadly” is complete, and “In open fields, they have no shelter …” is complete as well; a period divides them clearly.',
  },
  {
    id: 'sat-reading-writing/boundaries-07',
    skill: 'rw-boundaries',
    difficulty: 'Medium',
    b: 0.1,
    seconds: 45,
    text: '<p>Wangari Maathai, who was born in the highlands of Kenya and studied biology in the United <span class="blank">______</span> the Green Belt Movement in 1977. Its members have since planted tens of millions of trees across the country.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'States, founded',
    wrong: [
      {
        html: 'States founded',
        misconception: 'rw-missing-comma-at-seam',
        why: 'The clause that begins with “who” was opened with a comma, and it is easy to run on at its end; but it must be closed with a comma too.',
      },
      {
        html: 'States—founded',
        misconception: 'rw-unbalanced-pair',
        why: 'A clause that opens with a comma cannot close with a dash. One end of the aside looks right, which makes it tempting; the other does not match.',
      },
      {
        html: 'States; founded',
        misconception: 'rw-semicolon-with-fragment',
        why: 'A semicolon cannot close the clause, and no complete sentence follows it. The pause is felt, but a semicolon needs a complete sentence on each side.',
      },
    ],
    evidence: ['Wangari Maathai, who was born', 'the Green Belt Movement in 1977'],
    explanation:
      '<strong>Plan:</strong> Boundaries. Find subject and verb on both sides, and choose a mark that is as strong as needed and no stronger.</p><p>The clause from “who was born” to “United States” is an aside between the subject “Wangari Maathai” and the verb “founded”; the comma before it asks for a comma after it.',
  },
  {
    id: 'sat-reading-writing/boundaries-08',
    skill: 'rw-boundaries',
    difficulty: 'Medium',
    b: 0.2,
    seconds: 45,
    text: '<p>After measuring the wingbeats of hundreds of pigeons, zoologist Femi Adeyemi <span class="blank">______</span> pigeons flying in a flock use more energy than pigeons flying alone. The advantage of the flock, he argues, must lie elsewhere, perhaps in safety.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'concluded that',
    wrong: [
      {
        html: 'concluded, that',
        misconception: 'rw-comma-between-subject-and-verb',
        why: 'A comma may not part a verb from the “that” clause that is its object.',
      },
      {
        html: 'concluded: that',
        misconception: 'rw-colon-after-fragment',
        why: 'The words before the colon are no complete thought, since “concluded” still needs its object.',
      },
      {
        html: 'concluded—that',
        misconception: 'rw-dash-splits-clause',
        why: 'Nothing interrupts the sentence here; the dash merely parts the verb from its object. It looks dramatic, but the words on both sides simply belong together.',
      },
    ],
    evidence: ['zoologist Femi Adeyemi', 'pigeons flying in a flock use more energy'],
    explanation:
      '<strong>Plan:</strong> Boundaries. See what stands on each side of the blank: a complete sentence, a phrase, or a part that belongs to its neighbor.</p><p>“That pigeons flying in a flock use more energy …” is what Adeyemi concluded: verb, “that,” and clause belong together without any mark.',
  },
  {
    id: 'sat-reading-writing/boundaries-09',
    skill: 'rw-boundaries',
    difficulty: 'Medium',
    b: 0.4,
    seconds: 50,
    text: '<p>Many scholars once believed that the wheel was invented only <span class="blank">______</span> recent finds suggest that it may have appeared in several places at about the same time. The question is hard to settle, for wood rots and leaves few traces.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'once; however,',
    wrong: [
      {
        html: 'once, however,',
        misconception: 'rw-however-as-conjunction',
        why: 'With commas on both sides, “however” leaves two complete sentences joined by commas alone. It feels like a joining word such as but, yet it is an adverb and joins nothing.',
      },
      {
        html: 'once, however;',
        misconception: 'rw-however-on-the-wrong-side',
        why: 'The contrast is with the finds, but this ties “however” to the scholars’ belief, which contrasts with nothing before it.',
      },
      {
        html: 'once however',
        misconception: 'rw-run-on',
        why: '“However” may seem to join the parts, but without any mark two complete sentences run together on both sides of it.',
      },
    ],
    evidence: ['Many scholars once believed', 'recent finds suggest'],
    explanation:
      '<strong>Plan:</strong> Boundaries. Find subject and verb on both sides, and choose a mark that is as strong as needed and no stronger.</p><p>The contrast begins with “recent finds suggest,” so “however” belongs to the second sentence: a semicolon before it, a comma after it.',
  },
  {
    id: 'sat-reading-writing/boundaries-10',
    skill: 'rw-boundaries',
    difficulty: 'Medium',
    b: -0.1,
    seconds: 40,
    text: '<p>A chameleon’s tongue can be twice as long as its body. It shoots out in a fraction of a <span class="blank">______</span> insects that sit well beyond the reach of the animal’s slow legs.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'second, and it catches',
    wrong: [
      {
        html: 'second. Catching',
        misconception: 'rw-period-makes-fragment',
        why: 'The words after the period have no subject and no full verb, so they are a fragment.',
      },
      {
        html: 'second; catching',
        misconception: 'rw-semicolon-with-fragment',
        why: 'A semicolon needs a complete sentence after it, and “catching insects” is none. A semicolon looks elegant here, but try a period in its place and the fault is plain.',
      },
      {
        html: 'second, it catches',
        misconception: 'rw-comma-splice',
        why: 'Both parts have the same subject, which makes a comma seem enough, but “it catches insects” is a complete sentence, and a comma alone cannot join two.',
      },
    ],
    evidence: ['It shoots out in a fraction of a', 'insects that sit well beyond the reach'],
    explanation:
      '<strong>Plan:</strong> Boundaries. See what stands on each side of the blank: a complete sentence, a phrase, or a part that belongs to its neighbor.</p><p>“It shoots out …” and “it catches insects …” are two complete sentences; a comma together with “and” joins them.',
  },
  {
    id: 'sat-reading-writing/boundaries-11',
    skill: 'rw-boundaries',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 45,
    text: '<p>Every year on the first of March, the baker in the village of Sora hangs a loaf of bread on the church door. When a visiting folklorist asked, no one could tell her <span class="blank">______</span> The baker himself said only that his grandfather had done it.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'why he did so.',
    wrong: [
      {
        html: 'why he did so?',
        misconception: 'rw-question-mark-in-statement',
        why: 'The word order is right, and “why” makes a question mark tempting; but the sentence states what no one could tell her, so it ends in a period.',
      },
      {
        html: 'why did he do so.',
        misconception: 'rw-question-word-order',
        why: 'The period is right, but “why did he” is how the question itself would run; where it is only reported, the subject comes before the verb.',
      },
      {
        html: 'why did he do so?',
        misconception: 'rw-question-mark-in-statement',
        why: 'Word order and mark would both be right if someone asked the question here directly; but the sentence only states what no one could tell her.',
      },
    ],
    evidence: ['no one could tell her'],
    explanation:
      '<strong>Plan:</strong> Boundaries. Find subject and verb on both sides, and choose a mark that is as strong as needed and no stronger.</p><p>“No one could tell her …” is a statement. The question inside it is reported, so it keeps the word order of a statement and ends in a period.',
  },
  {
    id: 'sat-reading-writing/boundaries-12',
    skill: 'rw-boundaries',
    difficulty: 'High',
    b: 1,
    seconds: 55,
    text: '<p>The orchestra’s tour took its members to some of the highest cities on earth: La Paz, <span class="blank">______</span> and Lhasa, China. The players of wind instruments, short of breath, asked for slower tempos in the last movement.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'Bolivia; Cusco, Peru;',
    wrong: [
      {
        html: 'Bolivia, Cusco, Peru,',
        misconception: 'rw-commas-inside-and-between',
        why: 'Commas are what most lists take, but here each city has a comma before its country; with commas between the items too, five places seem to be listed.',
      },
      {
        html: 'Bolivia; Cusco, Peru,',
        misconception: 'rw-mixed-list-marks',
        why: 'The first semicolon is right, but the one after “Peru” is missing: the first two items are parted by a semicolon, the last two only by a comma.',
      },
      {
        html: 'Bolivia, Cusco; Peru;',
        misconception: 'rw-mixed-list-marks',
        why: 'Semicolons are needed, but they stand in the wrong places: here one parts a city from its own country, and none follows “Bolivia.”',
      },
    ],
    evidence: ['La Paz', 'and Lhasa, China'],
    explanation:
      '<strong>Plan:</strong> Boundaries. See what stands on each side of the blank: a complete sentence, a phrase, or a part that belongs to its neighbor.</p><p>Each item has a comma of its own (city, country), so semicolons must part the items: “La Paz, Bolivia; Cusco, Peru; and Lhasa, China.”',
  },
  {
    id: 'sat-reading-writing/boundaries-13',
    skill: 'rw-boundaries',
    difficulty: 'Low',
    b: -0.5,
    seconds: 40,
    text: '<p>In 1945 the Chilean <span class="blank">______</span> became the first writer from Latin America to receive the Nobel Prize in Literature. She had begun her working life as a teacher in country schools.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'poet Gabriela Mistral',
    wrong: [
      {
        html: 'poet, Gabriela Mistral,',
        misconception: 'rw-comma-around-needed-words',
        why: 'The commas make the name an extra, but there is more than one Chilean poet and the name is needed.',
      },
      {
        html: 'poet Gabriela Mistral,',
        misconception: 'rw-comma-between-subject-and-verb',
        why: 'A single comma parts the subject from its verb “became.” Find the verb, and see what it belongs to.',
      },
      {
        html: 'poet, Gabriela Mistral',
        misconception: 'rw-unbalanced-pair',
        why: 'The comma opens an aside that is never closed. An aside needs two marks of the same kind, one at each end.',
      },
    ],
    evidence: ['the Chilean', 'became the first writer'],
    explanation:
      '<strong>Plan:</strong> Boundaries. Find subject and verb on both sides, and choose a mark that is as strong as needed and no stronger.</p><p>“Gabriela Mistral” tells which Chilean poet is meant, so the name is needed and takes no commas.',
  },
]
