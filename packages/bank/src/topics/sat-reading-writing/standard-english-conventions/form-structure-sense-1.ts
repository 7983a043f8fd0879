import type { WrittenItem } from '#kit'

export const formStructureSense1: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/form-structure-sense-01',
    skill: 'rw-form-structure-sense',
    difficulty: 'Low',
    b: -1.1,
    seconds: 40,
    text: '<p>Until the end of next month, a collection of more than four hundred painted fans <span class="blank">______</span> on display at the old customs house in Guayaquil. Many of the fans once served their owners as a secret language in crowded ballrooms.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'remains',
    wrong: [
      {
        html: 'remain',
        misconception: 'rw-agrees-with-nearest-noun',
        why: '“Remain” agrees with the nearby noun “fans,” which is plural, instead of with its subject, “a collection,” which is singular.',
      },
      {
        html: 'remained',
        misconception: 'rw-tense-shift',
        why: '“Until the end of next month” points to the present and future, not to the past.',
      },
      {
        html: 'have remained',
        misconception: 'rw-agrees-with-nearest-noun',
        why: '“Have” is plural like “fans,” but the subject, “a collection,” is singular. The noun beside the blank misleads the ear; the subject stands farther off.',
      },
    ],
    evidence: ['Until the end of next month', 'a collection'],
    explanation:
      '<strong>Plan:</strong> Form and sense. See what changes from option to option; that tells which partnership is tested.</p><p>The subject is “a collection,” which is singular, and “Until the end of next month” calls for the present: “remains.”',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-02',
    skill: 'rw-form-structure-sense',
    difficulty: 'Low',
    b: -0.8,
    seconds: 40,
    text: '<p>Weaver ants sew leaves together with silk spun by their own young. When a gust tears a seam of a single nest, that <span class="blank">______</span> rush to the gap, pull its edges together, and hold on until the mending is done.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'nest’s builders',
    wrong: [
      {
        html: 'nests’ builders',
        misconception: 'rw-wrong-owner-number',
        why: 'The apostrophe makes several nests the owner, but “a single nest” is meant. The apostrophe is needed, but its place tells how many owners there are.',
      },
      {
        html: 'nest’s builder’s',
        misconception: 'rw-possessive-for-plural',
        why: '“Builders” is a plain plural here; nothing belongs to them. An apostrophe is the sign of an owner, not of a number.',
      },
      {
        html: 'nests builders',
        misconception: 'rw-plural-for-possessive',
        why: 'The builders belong to the nest, so an apostrophe is needed. The next word is something that the noun has.',
      },
    ],
    evidence: ['When a gust tears a seam', 'rush to the gap'],
    explanation:
      '<strong>Plan:</strong> Form and sense. Find the partner of the word in the blank (subject, time, noun, or owner) and match it.</p><p>“A single nest” has several builders: “nest’s” with an apostrophe for the owner, “builders” as a plain plural, since the builders “rush.”',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-03',
    skill: 'rw-form-structure-sense',
    difficulty: 'Medium',
    b: -0.2,
    seconds: 40,
    text: '<p>Each of the violins made in the village of Mittenwald carries a paper label inside <span class="blank">______</span> body. The label, which gives the maker’s name and the year, can be read only through one of the sound holes.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'its',
    wrong: [
      {
        html: 'their',
        misconception: 'rw-pronoun-wrong-number',
        why: '“Each” is singular, so a plural pronoun does not fit. Count the noun that the pronoun stands for, and only that one.',
      },
      {
        html: 'it’s',
        misconception: 'rw-its-it-s',
        why: '“It’s” means “it is,” which makes no sense before “body.” The apostrophe stands for a missing letter, not for an owner.',
      },
      {
        html: 'our',
        misconception: 'rw-pronoun-no-antecedent',
        why: '“Our” points to people who speak of themselves, and nobody does so in the text; the body is that of each violin.',
      },
    ],
    evidence: ['Each of the violins'],
    explanation:
      '<strong>Plan:</strong> Form and sense. See what changes from option to option; that tells which partnership is tested.</p><p>The pronoun stands for “Each of the violins,” and “Each” is singular; the possessive of “it” is “its,” without an apostrophe.',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-04',
    skill: 'rw-form-structure-sense',
    difficulty: 'Medium',
    b: 0.1,
    seconds: 45,
    text: '<p>The kora, a harp with twenty-one strings, is made from half of a large gourd covered with cowhide. Musicians in West Africa <span class="blank">______</span> it with the thumbs and forefingers of both hands, the remaining fingers gripping two upright posts.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'pluck',
    wrong: [
      {
        html: 'plucking',
        misconception: 'rw-fragment-by-participle',
        why: 'With an -ing form the sentence has no real verb. An -ing form or an infinitive only looks like the verb of a sentence.',
      },
      {
        html: 'to pluck',
        misconception: 'rw-fragment-by-participle',
        why: '“To pluck” is an infinitive, which cannot be the main verb of a sentence; a sentence needs a verb that can stand alone.',
      },
      {
        html: 'plucks',
        misconception: 'rw-counts-one-as-many',
        why: 'The subject “Musicians” is plural, so the verb takes no -s. The ear is misled by the words around the subject.',
      },
    ],
    evidence: ['Musicians in West Africa'],
    explanation:
      '<strong>Plan:</strong> Form and sense. Find the partner of the word in the blank (subject, time, noun, or owner) and match it.</p><p>The sentence needs a full verb for the plural subject “Musicians”: “pluck.”',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-05',
    skill: 'rw-form-structure-sense',
    difficulty: 'Medium',
    b: 0.2,
    seconds: 50,
    text: '<p>Built by hand from eleven thousand glass bottles, <span class="blank">______</span> The owner, a retired mail carrier, says that he began with the bottles of his own lemonade and was soon getting packages from all over Argentina.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'the house glows a soft green at sunset.',
    wrong: [
      {
        html: 'neighbors admire the soft green glow of the house at sunset.',
        misconception: 'rw-dangling-modifier',
        why: 'The opening phrase would say that the neighbors were built from bottles. We understand what is meant, which is why it tempts, but the words say something else.',
      },
      {
        html: 'sunset makes the house glow a soft green.',
        misconception: 'rw-dangling-modifier',
        why: 'The opening phrase would say that sunset was built from bottles. The noun right after the comma has to be the one that the phrase describes.',
      },
      {
        html: 'there is a soft green glow about the house at sunset.',
        misconception: 'rw-modifier-there-is',
        why: '“There is” may open a sentence, but then the phrase “Built by hand” stands beside no noun that could have been built.',
      },
    ],
    evidence: ['Built by hand from eleven thousand glass bottles'],
    explanation:
      '<strong>Plan:</strong> Form and sense. See what changes from option to option; that tells which partnership is tested.</p><p>The phrase “Built by hand from eleven thousand glass bottles” describes a building, so the noun right after it must be “the house.”',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-06',
    skill: 'rw-form-structure-sense',
    difficulty: 'Low',
    b: -1.2,
    seconds: 35,
    text: '<p>In 1896, a stonemason named Jakob Aas walked across Norway to see the sea for the first time. He kept a diary of the journey, and on its last page he <span class="blank">______</span> a single word: “Louder.”</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'wrote',
    wrong: [
      {
        html: 'writes',
        misconception: 'rw-tense-shift',
        why: 'The story is told in the past (“walked,” “kept”), so the present does not fit.',
      },
      {
        html: 'has written',
        misconception: 'rw-perfect-for-past',
        why: '“Has written” would tie the word to the present, but the diary belongs to a journey in 1896 that is told with “walked” and “kept.”',
      },
      {
        html: 'will write',
        misconception: 'rw-tense-shift',
        why: '“Will write” points to the future, but the writing lies in the past. The other verbs of the text show which time is meant.',
      },
    ],
    evidence: ['In 1896', 'He kept a diary of the journey'],
    explanation:
      '<strong>Plan:</strong> Form and sense. Find the partner of the word in the blank (subject, time, noun, or owner) and match it.</p><p>The story is told in the simple past: “walked,” “kept,” and therefore “wrote.”',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-07',
    skill: 'rw-form-structure-sense',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 45,
    text: '<p>High on the cliffs of the Faroe Islands, between patches of grass no bigger than a tablecloth, <span class="blank">______</span> a narrow path that farmers once used to carry newborn lambs to their summer pasture.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'winds',
    wrong: [
      {
        html: 'wind',
        misconception: 'rw-agrees-with-nearest-noun',
        why: '“Wind” is plural and agrees with “Islands” or “patches,” which come before it, instead of with its subject, “a narrow path.”',
      },
      {
        html: 'winding',
        misconception: 'rw-fragment-by-participle',
        why: 'With an -ing form the sentence has no main verb. It sounds natural in passing, but a sentence needs a verb that can stand alone.',
      },
      {
        html: 'have wound',
        misconception: 'rw-agrees-with-nearest-noun',
        why: '“Have” is plural and does not fit the singular subject “a narrow path,” which comes after it. Turn the sentence around, and the right form is heard.',
      },
    ],
    evidence: ['a narrow path'],
    explanation:
      '<strong>Plan:</strong> Form and sense. See what changes from option to option; that tells which partnership is tested.</p><p>The order is turned around: the subject, “a narrow path,” comes after the verb. It is singular, so the verb is “winds.”',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-08',
    skill: 'rw-form-structure-sense',
    difficulty: 'Low',
    b: -0.9,
    seconds: 35,
    text: '<p>A starfish that loses an arm can grow a new one, though the process may take a year. In a few species, even the lost arm survives; <span class="blank">______</span> able, in time, to grow a whole new body.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'it’s',
    wrong: [
      {
        html: 'its',
        misconception: 'rw-its-it-s',
        why: '“Its” is a possessive, and the clause would be left without a verb. In speech the forms sound alike; say the long form aloud, and the slip is heard.',
      },
      {
        html: 'they’re',
        misconception: 'rw-pronoun-wrong-number',
        why: 'The pronoun stands for “the lost arm,” which is singular; the “few species” before it are not what grows a new body.',
      },
      {
        html: 'its’',
        misconception: 'rw-its-it-s',
        why: 'There is no such form as “its’” with the apostrophe at the end. In speech the forms sound alike; say the long form aloud, and the slip is heard.',
      },
    ],
    evidence: ['even the lost arm survives'],
    explanation:
      '<strong>Plan:</strong> Form and sense. Find the partner of the word in the blank (subject, time, noun, or owner) and match it.</p><p>The clause needs a subject and a verb: “it is able,” shortened to “it’s.” “It” stands for “the lost arm.”',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-09',
    skill: 'rw-form-structure-sense',
    difficulty: 'Medium',
    b: 0.4,
    seconds: 50,
    text: '<p>When the divers reached the wreck in the spring of 2004, they saw at once that someone <span class="blank">______</span> there before them: the anchor was gone, and a fresh rope still hung from the rail.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'had been',
    wrong: [
      {
        html: 'has been',
        misconception: 'rw-perfect-for-past',
        why: 'The present perfect does not fit a story told in the past. The other verbs of the text show which time is meant.',
      },
      {
        html: 'was being',
        misconception: 'rw-tense-shift',
        why: '“Was being” would mean that the visit was going on, but someone’s visit was over before the divers came.',
      },
      {
        html: 'would be',
        misconception: 'rw-tense-shift',
        why: '“Would be” speaks of a later time or of a condition, but the visit lay before the divers’ arrival.',
      },
    ],
    evidence: ['they saw at once', 'there before them'],
    explanation:
      '<strong>Plan:</strong> Form and sense. See what changes from option to option; that tells which partnership is tested.</p><p>The visit took place before another past action (“they saw … before them”); the past perfect “had been” marks the earlier of two past times.',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-12',
    skill: 'rw-form-structure-sense',
    difficulty: 'Medium',
    b: 0.4,
    seconds: 45,
    text: '<p>A study of letters sent from the front between 1914 and 1918 shows that neither the officers nor the ordinary <span class="blank">______</span> known how long the war would last; nearly all had expected to be home by Christmas.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'soldiers had',
    wrong: [
      {
        html: 'soldiers has',
        misconception: 'rw-counts-one-as-many',
        why: '“Neither” often goes with a singular, but after “neither … nor” the verb follows the nearer noun, “soldiers,” which is plural.',
      },
      {
        html: 'soldier’s had',
        misconception: 'rw-possessive-for-plural',
        why: 'In speech no difference is heard, but the apostrophe makes the noun a possessive, and nothing belongs to it here.',
      },
      {
        html: 'soldiers having',
        misconception: 'rw-fragment-by-participle',
        why: '“Having known” is a good form elsewhere, but here the clause would be left without a full verb for “neither … nor.”',
      },
    ],
    evidence: ['neither the officers nor the ordinary', 'nearly all had expected'],
    explanation:
      '<strong>Plan:</strong> Form and sense. Find the partner of the word in the blank (subject, time, noun, or owner) and match it.</p><p>“Soldiers” is a plain plural, and “had known” fits the past perfect of “had expected.”',
  },
]
