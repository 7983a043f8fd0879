import type { WrittenItem } from '#kit'

export const formStructureSense2: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/form-structure-sense-14',
    skill: 'rw-form-structure-sense',
    difficulty: 'Low',
    b: -1,
    seconds: 40,
    text: '<p>The bright patterns on the wings of the peacock butterfly <span class="blank">______</span> off hungry birds. When the insect snaps its wings open, four large “eyes” appear where a moment before there was only a dead leaf.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'are meant to scare',
    wrong: [
      {
        html: 'is meant to scare',
        misconception: 'rw-agrees-with-nearest-noun',
        why: '“Is” agrees with the nearby “butterfly” instead of with its subject, “patterns.” It fits the time of the text, and that makes it tempting.',
      },
      {
        html: 'was meant to scare',
        misconception: 'rw-agrees-with-nearest-noun',
        why: '“Was” agrees with the nearby “butterfly” instead of with “patterns,” and it puts into the past what the text says of today.',
      },
      {
        html: 'meaning to scare',
        misconception: 'rw-fragment-by-participle',
        why: 'With an -ing form the sentence has no real verb. An -ing form or an infinitive only looks like the verb of a sentence.',
      },
    ],
    evidence: ['The bright patterns'],
    explanation:
      '<strong>Plan:</strong> Form and sense. See what changes from option to option; that tells which partnership is tested.</p><p>The subject is “patterns,” a plural; “on the wings of the peacock butterfly” only describes it. The verb is “are meant.”',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-15',
    skill: 'rw-form-structure-sense',
    difficulty: 'Medium',
    b: 0.2,
    seconds: 45,
    text: '<p>For centuries, the people of Shirakawa in Japan have roofed their houses with thatch. When a roof has to be renewed, every household sends a helper, and the work that would take one family a year <span class="blank">______</span> in two days.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'is finished',
    wrong: [
      {
        html: 'finishing',
        misconception: 'rw-fragment-by-participle',
        why: 'With an -ing form “the work” has no verb. It sounds natural in passing, but a sentence needs a verb that can stand alone.',
      },
      {
        html: 'are finished',
        misconception: 'rw-counts-one-as-many',
        why: 'Helpers and households make one think of many, but the subject of this verb, “the work,” is singular and takes “is.”',
      },
      {
        html: 'had been finished',
        misconception: 'rw-tense-shift',
        why: 'The text tells what happens each time (“sends”), so the past perfect does not fit.',
      },
    ],
    evidence: ['every household sends a helper, and the work'],
    explanation:
      '<strong>Plan:</strong> Form and sense. Find the partner of the word in the blank (subject, time, noun, or owner) and match it.</p><p>“The work” is singular and is done by others, and the text is in the present (“sends”): “is finished.”',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-16',
    skill: 'rw-form-structure-sense',
    difficulty: 'Medium',
    b: 0,
    seconds: 45,
    text: '<p>Astronomers at two observatories, one in Chile and one in Hawaii, aimed their telescopes at the same faint comet. Because of the distance between the <span class="blank">______</span> measurements could be combined to find how far away the comet was.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'observatories, their',
    wrong: [
      {
        html: 'observatory’s, their',
        misconception: 'rw-possessive-for-plural',
        why: 'The plural is meant, and nothing belongs to the observatories here. An apostrophe is the sign of an owner, not of a number.',
      },
      {
        html: 'observatories, its',
        misconception: 'rw-pronoun-wrong-number',
        why: 'The measurements belong to the astronomers, who are more than one; “its” would need a single owner, and none is named.',
      },
      {
        html: 'observatories, they’re',
        misconception: 'rw-its-it-s',
        why: '“They’re” means “they are,” which makes no sense before “measurements.” In speech the forms sound alike; say the long form aloud, and the slip is heard.',
      },
    ],
    evidence: ['at two observatories', 'measurements could be combined'],
    explanation:
      '<strong>Plan:</strong> Form and sense. See what changes from option to option; that tells which partnership is tested.</p><p>There are “two observatories,” a plain plural, and the measurements are those of the “Astronomers”: “their.”',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-18',
    skill: 'rw-form-structure-sense',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 50,
    text: '<p>Hoping to learn how swifts sleep on the wing, <span class="blank">______</span> For ten months, the sensors, each lighter than a paper clip, recorded every beat of the birds’ wings.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'ornithologist Petra Lind attached tiny sensors to twelve of the birds before they left Sweden.',
    wrong: [
      {
        html: 'tiny sensors were attached to twelve of the birds by ornithologist Petra Lind.',
        misconception: 'rw-dangling-modifier',
        why: '“Tiny sensors” stand right after the comma, so the phrase would say that they were hoping to learn; Petra Lind, who hoped, is named only at the end.',
      },
      {
        html: 'twelve of the birds were fitted with tiny sensors before they left Sweden for the south.',
        misconception: 'rw-dangling-modifier',
        why: 'The opening phrase would say that the birds hoped to learn how they sleep. We understand what is meant, which is why it tempts, but the words say something else.',
      },
      {
        html: 'ornithologist Petra Lind’s tiny sensors were attached to twelve of the birds.',
        misconception: 'rw-modifier-before-a-part',
        why: 'Her name follows the comma, which makes it tempting, but the noun is “sensors”; “Lind’s” only says whose they are, and sensors do not hope.',
      },
    ],
    evidence: ['Hoping to learn how swifts sleep on the wing'],
    explanation:
      '<strong>Plan:</strong> Form and sense. Find the partner of the word in the blank (subject, time, noun, or owner) and match it.</p><p>The one “Hoping to learn” must come right after the comma, and that is the “ornithologist Petra Lind.”',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-19',
    skill: 'rw-form-structure-sense',
    difficulty: 'Medium',
    b: -0.1,
    seconds: 40,
    text: '<p>The Inca Empire had no wheeled carts and no written alphabet. By the early 1500s, however, its runners <span class="blank">______</span> messages along some forty thousand kilometers of road, passing them from hand to hand like a baton.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'were carrying',
    wrong: [
      {
        html: 'are carrying',
        misconception: 'rw-tense-shift',
        why: 'Runners at work make a vivid present, but the empire belongs to the past, as “had” and “By the early 1500s” show.',
      },
      {
        html: 'was carrying',
        misconception: 'rw-counts-one-as-many',
        why: '“The Inca Empire” in the sentence before is singular, but the subject of this verb is “its runners,” which is plural.',
      },
      {
        html: 'carrying',
        misconception: 'rw-fragment-by-participle',
        why: 'Without a full verb the sentence is a fragment. It sounds natural in passing, but a sentence needs a verb that can stand alone.',
      },
    ],
    evidence: ['By the early 1500s', 'its runners'],
    explanation:
      '<strong>Plan:</strong> Form and sense. See what changes from option to option; that tells which partnership is tested.</p><p>“Runners” is plural, and “By the early 1500s” sets the time in the past: “were carrying.”',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-21',
    skill: 'rw-form-structure-sense',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 50,
    text: '<p>The number of languages spoken on the island of New Guinea <span class="blank">______</span> eight hundred. A number of them have fewer than a hundred speakers, most of whom are elderly.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'exceeds',
    wrong: [
      {
        html: 'exceed',
        misconception: 'rw-agrees-with-nearest-noun',
        why: '“Exceed” agrees with the nearby “languages” instead of with its subject, “The number,” which is singular and takes an -s form.',
      },
      {
        html: 'are exceeding',
        misconception: 'rw-agrees-with-nearest-noun',
        why: '“Are” is plural like “languages,” but the subject is “The number,” which stands farther off and is singular.',
      },
      {
        html: 'exceeding',
        misconception: 'rw-fragment-by-participle',
        why: 'With an -ing form the sentence has no real verb. An -ing form or an infinitive only looks like the verb of a sentence.',
      },
    ],
    evidence: ['The number of languages'],
    explanation:
      '<strong>Plan:</strong> Form and sense. Find the partner of the word in the blank (subject, time, noun, or owner) and match it.</p><p>“The number of …” is singular (unlike “a number of …”), so the verb is “exceeds.”',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-22',
    skill: 'rw-form-structure-sense',
    difficulty: 'Low',
    b: -0.7,
    seconds: 40,
    text: '<p>At the age of seventy-eight, the painter Anna Mary Robertson Moses, known as Grandma Moses, <span class="blank">______</span> up her brush because arthritis had made it too hard for her to hold a needle.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'took',
    wrong: [
      {
        html: 'taking',
        misconception: 'rw-fragment-by-participle',
        why: 'With an -ing form the sentence has no real verb. It sounds natural in passing, but a sentence needs a verb that can stand alone.',
      },
      {
        html: 'takes',
        misconception: 'rw-tense-shift',
        why: 'The event is told in the past (“had made”), so the present does not fit.',
      },
      {
        html: 'taken',
        misconception: 'rw-wrong-verb-form',
        why: 'The participle cannot be a full verb without “had” or “has.” It belongs to the right verb, but it is not the form that can stand here.',
      },
    ],
    evidence: ['because arthritis had made it too hard'],
    explanation:
      '<strong>Plan:</strong> Form and sense. See what changes from option to option; that tells which partnership is tested.</p><p>The subject needs a full verb in the past, before which lies what arthritis “had made” hard: “took.”',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-23',
    skill: 'rw-form-structure-sense',
    difficulty: 'Medium',
    b: 0.1,
    seconds: 45,
    text: '<p>Two of the oldest <span class="blank">______</span> still standing in Istanbul were built more than fourteen centuries ago. Their arches, patched by generations of masons, are held together by mortar mixed with crushed brick.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'cisterns',
    wrong: [
      {
        html: 'cistern’s',
        misconception: 'rw-possessive-for-plural',
        why: 'The apostrophe before the s makes one cistern an owner, but “Two of the oldest” speaks of two, and nothing is owned.',
      },
      {
        html: 'cisterns’',
        misconception: 'rw-possessive-for-plural',
        why: 'The s makes it plural, as it should be, but the apostrophe after the s would make several cisterns owners, and nothing here belongs to them.',
      },
      {
        html: 'cistern',
        misconception: 'rw-counts-one-as-many',
        why: '“Oldest” may be said of one thing, but after “Two of” the noun has to be plural, as “were built” shows too.',
      },
    ],
    evidence: ['Two of the oldest', 'were built'],
    explanation:
      '<strong>Plan:</strong> Form and sense. Find the partner of the word in the blank (subject, time, noun, or owner) and match it.</p><p>“Two of the oldest” calls for a plural, and nothing belongs to it: “cisterns,” without an apostrophe.',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-25',
    skill: 'rw-form-structure-sense',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 45,
    text: '<p>A colony of fire ants, though <span class="blank">______</span> may have two hundred thousand members, acts as a single creature in a flood. Linked leg to leg, the insects form a raft and float for days, until they touch dry ground.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'it',
    wrong: [
      {
        html: 'they',
        misconception: 'rw-pronoun-wrong-number',
        why: '“They” matches “ants,” but what has two hundred thousand members is the colony, and “A colony” is singular.',
      },
      {
        html: 'these',
        misconception: 'rw-pronoun-wrong-number',
        why: '“These” follows the nearest noun, “ants,” but it is the one colony that has members.',
      },
      {
        html: 'those',
        misconception: 'rw-pronoun-no-antecedent',
        why: '“Those” would point to things of which nothing has been said; the colony is one and is already named.',
      },
    ],
    evidence: ['A colony of fire ants', 'may have two hundred thousand members, acts as a single creature'],
    explanation:
      '<strong>Plan:</strong> Form and sense. See what changes from option to option; that tells which partnership is tested.</p><p>The pronoun stands for the subject, “A colony,” which has the members and takes the singular verb “acts”; a singular thing is “it.”',
  },
]
