import type { WrittenItem } from '#kit'

export const boundaries4: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/boundaries-40',
    skill: 'rw-boundaries',
    difficulty: 'Medium',
    b: 0.4,
    seconds: 45,
    text: '<p>The Egyptians carved beads and amulets from lapis lazuli, a deep blue stone mined in what is now Afghanistan. Turning the stone into fine <span class="blank">______</span> was a skill perfected many centuries later, when painters in Europe prized the color as highly as gold.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'paint, however,',
    wrong: [
      {
        html: 'paint; however,',
        misconception: 'rw-semicolon-with-fragment',
        why: 'The semicolon before “however” needs a complete sentence in front of it, but the subject, “Turning,” still waits for its verb.',
      },
      {
        html: 'paint, however;',
        misconception: 'rw-semicolon-with-fragment',
        why: 'The semicolon after “however” parts the subject, “Turning,” from its verb “was,” and neither side is a complete sentence.',
      },
      {
        html: 'paint however,',
        misconception: 'rw-missing-comma-at-seam',
        why: 'The comma after “however” is right, but the word interrupts the sentence, so a comma has to stand before it as well.',
      },
    ],
    evidence: ['Turning the stone into fine', 'was a skill perfected many centuries later'],
    explanation:
      '<strong>Plan:</strong> Boundaries. See what stands on each side of the blank: a complete sentence, a phrase, or a part that belongs to its neighbor.</p><p>“However” interrupts a single sentence, between the subject (“Turning the stone into fine paint”) and the verb (“was”); a comma stands on each side of it.',
  },
  {
    id: 'sat-reading-writing/boundaries-41',
    skill: 'rw-boundaries',
    difficulty: 'Low',
    b: -0.6,
    seconds: 40,
    text: '<p>Beavers do not build dams in order to catch fish, as many people suppose. They eat bark, twigs, and water <span class="blank">______</span> not fish, and the pond behind the dam serves to keep enemies away from the lodge.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'plants,',
    wrong: [
      {
        html: 'plants;',
        misconception: 'rw-semicolon-with-fragment',
        why: 'A stop before the contrast is right, but a semicolon is too strong: “not fish” is no complete sentence.',
      },
      {
        html: 'plants. And',
        misconception: 'rw-period-makes-fragment',
        why: 'What follows the period, “And not fish,” is no sentence, and the rest is left hanging on it.',
      },
      {
        html: 'plants:',
        misconception: 'rw-colon-after-fragment',
        why: 'A complete sentence does stand before the colon, but “not fish” neither lists nor explains what beavers eat; it only rules something out.',
      },
    ],
    evidence: ['They eat bark, twigs, and water', 'not fish'],
    explanation:
      '<strong>Plan:</strong> Boundaries. Find subject and verb on both sides, and choose a mark that is as strong as needed and no stronger.</p><p>“Not fish” is a short contrast attached to the list; commas set it off on both sides, and the second already stands after “fish.”',
  },
  {
    id: 'sat-reading-writing/boundaries-42',
    skill: 'rw-boundaries',
    difficulty: 'High',
    b: 1.2,
    seconds: 55,
    text: '<p>The sculptor worked with three assistants: Paolo Neri, who mixed the plaster; Ada Finch, who built the <span class="blank">______</span> her own daughter, who, at fourteen, was trusted with the polishing of the hands.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'frames; and',
    wrong: [
      {
        html: 'frames, and',
        misconception: 'rw-mixed-list-marks',
        why: 'The first two items are parted by a semicolon, so the last two cannot be parted by a comma.',
      },
      {
        html: 'frames and',
        misconception: 'rw-run-on',
        why: 'Without a mark, Ada Finch seems to have built the frames and the daughter. The parts are close in sense, but a mark has to stop the reader between them.',
      },
      {
        html: 'frames; and,',
        misconception: 'rw-comma-between-subject-and-verb',
        why: 'The semicolon is right, but the comma after “and” parts that word from the last item, which it has to join to the list.',
      },
    ],
    evidence: ['Paolo Neri, who mixed the plaster; Ada Finch, who', 'her own daughter, who'],
    explanation:
      '<strong>Plan:</strong> Boundaries. See what stands on each side of the blank: a complete sentence, a phrase, or a part that belongs to its neighbor.</p><p>Each item is a person followed by a comma and a “who” clause, so semicolons part the items; the one after “plaster” shows the pattern.',
  },
  {
    id: 'sat-reading-writing/boundaries-43',
    skill: 'rw-boundaries',
    difficulty: 'Medium',
    b: 0,
    seconds: 40,
    text: '<p>Long before thermometers, cheesemakers in the Alps judged the heat of milk with an <span class="blank">______</span> skin of the inner wrist, they found, could tell a difference of a single degree.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'elbow or a wrist; the',
    wrong: [
      {
        html: 'elbow or a wrist, the',
        misconception: 'rw-comma-splice',
        why: 'The words from “the skin” on are a sentence of their own, and a comma is too weak to join it to the first.',
      },
      {
        html: 'elbow or a wrist the',
        misconception: 'rw-run-on',
        why: 'Nothing stands between “wrist” and “the skin,” and two complete sentences run together. Read aloud, the pause is heard; on paper nothing shows it.',
      },
      {
        html: 'elbow or a wrist and the',
        misconception: 'rw-run-on',
        why: 'Two complete sentences joined by “and” need a comma before it; here “a wrist and the skin” runs the one into the other.',
      },
    ],
    evidence: [
      'cheesemakers in the Alps judged the heat of milk',
      'skin of the inner wrist, they found, could tell a difference',
    ],
    explanation:
      '<strong>Plan:</strong> Boundaries. Find subject and verb on both sides, and choose a mark that is as strong as needed and no stronger.</p><p>The first statement ends at “wrist”; “the skin of the inner wrist … could tell a difference” is a sentence of its own, so a semicolon fits.',
  },
  {
    id: 'sat-reading-writing/boundaries-44',
    skill: 'rw-boundaries',
    difficulty: 'Medium',
    b: 0.2,
    seconds: 45,
    text: '<p>In the winter of 1925, teams of sled dogs carried medicine to Nome, Alaska, in five and a half days. The dog that covered the longest and most dangerous stretch was not the celebrated <span class="blank">______</span> twelve-year-old named Togo.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'Balto but a',
    wrong: [
      {
        html: 'Balto but, a',
        misconception: 'rw-comma-between-subject-and-verb',
        why: 'A comma may not part “but” from what it introduces. The urge to pause is strong, but these parts belong together.',
      },
      {
        html: 'Balto; but a',
        misconception: 'rw-semicolon-with-fragment',
        why: '“Not … but” is one thought, and a pause in it is tempting; but “a twelve-year-old named Togo” is no complete sentence after a semicolon.',
      },
      {
        html: 'Balto. But a',
        misconception: 'rw-period-makes-fragment',
        why: 'What follows the period has no verb and is a fragment. A period seems safe, but what is left over cannot stand by itself.',
      },
    ],
    evidence: ['was not the celebrated', 'twelve-year-old named Togo'],
    explanation:
      '<strong>Plan:</strong> Boundaries. See what stands on each side of the blank: a complete sentence, a phrase, or a part that belongs to its neighbor.</p><p>“Not … but …” is one pair that belongs together: “was not the celebrated Balto but a twelve-year-old.” No strong mark may split it.',
  },
  {
    id: 'sat-reading-writing/boundaries-45',
    skill: 'rw-boundaries',
    difficulty: 'Medium',
    b: 0.5,
    seconds: 50,
    text: '<p>Economist Yusuf Karim has shown that markets in small towns often stay open on days when almost no one buys. The stalls are kept <span class="blank">______</span> Karim calls “the price of being seen,” a cost that traders pay so as not to be forgotten.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'for what',
    wrong: [
      {
        html: 'for what,',
        misconception: 'rw-comma-between-subject-and-verb',
        why: 'A comma may not part “what” from the clause that it introduces. Find the verb, and see what it belongs to.',
      },
      {
        html: 'for: what',
        misconception: 'rw-colon-after-fragment',
        why: 'The words before the colon end in “for,” which still waits for its object. A colon promises something, but a complete sentence has to stand before it.',
      },
      {
        html: 'for—what',
        misconception: 'rw-dash-splits-clause',
        why: 'Nothing is interrupted here; the dash merely parts the preposition “for” from its object. It looks dramatic, but the words on both sides simply belong together.',
      },
    ],
    evidence: ['The stalls are kept', 'Karim calls “the price of being seen,”'],
    explanation:
      '<strong>Plan:</strong> Boundaries. Find subject and verb on both sides, and choose a mark that is as strong as needed and no stronger.</p><p>“What Karim calls ‘the price of being seen’” is the object of “for”; preposition and object belong together without any mark.',
  },
  {
    id: 'sat-reading-writing/boundaries-46',
    skill: 'rw-boundaries',
    difficulty: 'Medium',
    b: 0.4,
    seconds: 45,
    text: '<p>Lightning strikes Lake Maracaibo in Venezuela on more nights than almost any other place on earth. Sailors once steered by the <span class="blank">______</span> on a clear night, it could be seen from far out in the Caribbean.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'flicker:',
    wrong: [
      {
        html: 'flicker,',
        misconception: 'rw-comma-splice',
        why: 'The words from “on a clear night” on are a sentence of their own, and a comma is too weak to join it to the first.',
      },
      {
        html: 'flicker',
        misconception: 'rw-run-on',
        why: 'Without a mark, the two sentences run together around “on a clear night.” The parts are close in sense, but a mark has to stop the reader between them.',
      },
      {
        html: 'flicker and',
        misconception: 'rw-run-on',
        why: 'Two complete sentences joined by “and” need a comma before it; here “the flicker and on a clear night” runs the one into the other.',
      },
    ],
    evidence: ['Sailors once steered by the', 'on a clear night, it could be seen from far out'],
    explanation:
      '<strong>Plan:</strong> Boundaries. See what stands on each side of the blank: a complete sentence, a phrase, or a part that belongs to its neighbor.</p><p>The second sentence explains how sailors could steer by the flicker: it “could be seen from far out.” A colon may introduce such an explanation.',
  },
  {
    id: 'sat-reading-writing/boundaries-47',
    skill: 'rw-boundaries',
    difficulty: 'Low',
    b: -1,
    seconds: 35,
    text: '<p>Some seeds sprout only after a fire. The cones of the jack <span class="blank">______</span> example, are sealed with a resin that melts in the heat and lets the seeds fall onto the cleared ground.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'pine, for',
    wrong: [
      {
        html: 'pine; for',
        misconception: 'rw-semicolon-with-fragment',
        why: '“For example” often follows a semicolon, but here “The cones of the jack pine” is only a subject, whose verb comes later.',
      },
      {
        html: 'pine for',
        misconception: 'rw-missing-comma-at-seam',
        why: 'The comma after “example” is right, but it closes an aside; the comma that opens it, before “for,” is missing.',
      },
      {
        html: 'pine—for',
        misconception: 'rw-unbalanced-pair',
        why: 'An aside that closes with a comma cannot open with a dash. One end of the aside looks right, which makes it tempting; the other does not match.',
      },
    ],
    evidence: ['The cones of the jack', 'example, are sealed'],
    explanation:
      '<strong>Plan:</strong> Boundaries. Find subject and verb on both sides, and choose a mark that is as strong as needed and no stronger.</p><p>“For example” interrupts subject and verb (“The cones … are sealed”); the comma after it asks for a comma before it.',
  },
  {
    id: 'sat-reading-writing/boundaries-48',
    skill: 'rw-boundaries',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 50,
    text: '<p>Most lichens are not single plants but partnerships between a fungus and an alga. The fungus provides <span class="blank">______</span> the alga makes food from sunlight, and together the two can live on bare rock.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'shelter,',
    wrong: [
      {
        html: 'shelter; while',
        misconception: 'rw-semicolon-with-fragment',
        why: 'The clause that begins with “while” is dependent and cannot stand alone after a semicolon.',
      },
      {
        html: 'shelter',
        misconception: 'rw-run-on',
        why: 'Without a mark, “shelter the alga” runs two clauses together. Read aloud, the pause is heard; on paper nothing shows where one part ends.',
      },
      {
        html: 'shelter. While',
        misconception: 'rw-dependent-stands-alone',
        why: 'A new sentence may begin here, but “While” makes what follows dependent, up to its end, and no main clause comes.',
      },
    ],
    evidence: ['The fungus provides', 'the alga makes food from sunlight, and together the two can live on bare rock'],
    explanation:
      '<strong>Plan:</strong> Boundaries. See what stands on each side of the blank: a complete sentence, a phrase, or a part that belongs to its neighbor.</p><p>Three short clauses form a list (“The fungus provides …, the alga makes …, and together the two can live …”); its items are parted by commas.',
  },
  {
    id: 'sat-reading-writing/boundaries-50',
    skill: 'rw-boundaries',
    difficulty: 'Low',
    b: -0.5,
    seconds: 40,
    text: '<p>In 1969 the historian Lotte Gram bought a trunk of old letters for the stamps on the <span class="blank">______</span> it was only years later that she thought of reading them. They turned out to tell the story of a forgotten strike.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'envelopes. Strangely enough,',
    wrong: [
      {
        html: 'envelopes, strangely enough,',
        misconception: 'rw-comma-splice',
        why: '“Strangely enough” stands between two commas as if it joined the sentences, but two complete sentences cannot be joined by commas alone.',
      },
      {
        html: 'envelopes strangely enough',
        misconception: 'rw-run-on',
        why: 'Two sentences run together, and “strangely enough” seems to belong to both. Read aloud, the pause is heard; on paper nothing shows where one part ends.',
      },
      {
        html: 'envelopes, strangely enough',
        misconception: 'rw-comma-splice',
        why: 'The one comma is all that joins the two sentences, and “strangely enough” lacks its own.',
      },
    ],
    evidence: [
      'the historian Lotte Gram bought a trunk of old letters',
      'it was only years later that she thought of reading them',
    ],
    explanation:
      '<strong>Plan:</strong> Boundaries. Find subject and verb on both sides, and choose a mark that is as strong as needed and no stronger.</p><p>The first sentence ends with “envelopes.” “Strangely enough, it was only years later …” is a second complete sentence.',
  },
  {
    id: 'sat-reading-writing/boundaries-51',
    skill: 'rw-boundaries',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 50,
    text: '<p>Kenyan novelist Ngũgĩ wa Thiong’o wrote his first books in English. His 1980 <span class="blank">______</span> on sheets of toilet paper in a prison cell, was his first in Gikuyu, the language of his childhood.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'novel <i>Devil on the Cross</i>, written',
    wrong: [
      {
        html: 'novel <i>Devil on the Cross</i> written',
        misconception: 'rw-missing-comma-at-seam',
        why: 'Nothing seems to be missing after the title, but the phrase from “written” on is an aside that closes with a comma and must open with one.',
      },
      {
        html: 'novel <i>Devil on the Cross</i>; written',
        misconception: 'rw-semicolon-with-fragment',
        why: 'No complete sentence stands on either side of the semicolon. A semicolon looks elegant here, but try a period in its place and the fault is plain.',
      },
      {
        html: 'novel <i>Devil on the Cross</i>—written',
        misconception: 'rw-unbalanced-pair',
        why: 'The phrase closes with a comma, so a dash cannot open it. An aside needs two marks of the same kind, one at each end.',
      },
    ],
    evidence: ['on sheets of toilet paper in a prison cell, was his first in Gikuyu'],
    explanation:
      '<strong>Plan:</strong> Boundaries. See what stands on each side of the blank: a complete sentence, a phrase, or a part that belongs to its neighbor.</p><p>The phrase from “written” to “cell” is an aside between subject and verb; it closes with a comma and opens with one.',
  },
  {
    id: 'sat-reading-writing/boundaries-52',
    skill: 'rw-boundaries',
    difficulty: 'Medium',
    b: 0.4,
    seconds: 45,
    text: '<p>Some of the old salt roads of the Sahara are still in use. Caravans leave the mines at Taoudenni in the cool <span class="blank">______</span> reach Timbuktu, some seven hundred kilometers to the south, two or three weeks later.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'season and',
    wrong: [
      {
        html: 'season; and',
        misconception: 'rw-semicolon-with-fragment',
        why: 'The words after the semicolon have no subject and are no complete sentence. A semicolon looks elegant here, but try a period in its place and the fault is plain.',
      },
      {
        html: 'season, they',
        misconception: 'rw-comma-splice',
        why: 'Two complete sentences are now joined by a comma alone. The thoughts belong together, which makes a comma tempting, but it is too weak for two sentences.',
      },
      {
        html: 'season. And',
        misconception: 'rw-period-makes-fragment',
        why: 'The words after the period have no subject and are a fragment. The words after the period would have no sentence to belong to.',
      },
    ],
    evidence: ['Caravans leave the mines', 'reach Timbuktu'],
    explanation:
      '<strong>Plan:</strong> Boundaries. Find subject and verb on both sides, and choose a mark that is as strong as needed and no stronger.</p><p>“Caravans” is the subject of two verbs, “leave” and “reach”; “and” joins them without a mark.',
  },
]
