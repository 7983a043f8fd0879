import type { WrittenItem } from '#kit'

export const formStructureSense4: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/form-structure-sense-40',
    skill: 'rw-form-structure-sense',
    difficulty: 'Low',
    b: -0.9,
    seconds: 40,
    text: '<p>One of the strangest instruments in the museum’s three galleries <span class="blank">______</span> a piano whose keys sound not strings but bells. It was built for a blind composer in Lima who had grown up beside a cathedral.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'remains',
    wrong: [
      {
        html: 'remain',
        misconception: 'rw-agrees-with-nearest-noun',
        why: '“Remain” agrees with “instruments” or “galleries” instead of with its subject, “One,” which is singular and takes an -s form.',
      },
      {
        html: 'were',
        misconception: 'rw-agrees-with-nearest-noun',
        why: '“Were” is plural like “instruments” and “galleries,” but its subject, “One,” is singular. Strike out the words in between, and the right form is heard.',
      },
      {
        html: 'remaining',
        misconception: 'rw-fragment-by-participle',
        why: '“Remaining” is no full verb, and the sentence would have none. It sounds natural in passing, but a sentence needs a verb that can stand alone.',
      },
    ],
    evidence: ['One of the strangest instruments'],
    explanation:
      '<strong>Plan:</strong> Form and sense. Find the partner of the word in the blank (subject, time, noun, or owner) and match it.</p><p>The subject is “One,” a singular; “of the strangest instruments in the museum’s three galleries” only describes it. The verb is “remains.”',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-43',
    skill: 'rw-form-structure-sense',
    difficulty: 'Medium',
    b: -0.2,
    seconds: 45,
    text: '<p>Cheetahs cannot roar. When <span class="blank">______</span> cubs stray, mothers call them with a high chirp that could be mistaken for the voice of a bird, and the young animals answer in the same way.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'their',
    wrong: [
      {
        html: 'her',
        misconception: 'rw-pronoun-wrong-number',
        why: '“Her” would stand for one mother, but the cubs belong to “mothers,” a plural. It is easy to picture a single animal; the text names several.',
      },
      {
        html: 'its',
        misconception: 'rw-pronoun-wrong-number',
        why: '“Its” would stand for one animal or thing, and none has been named; the cubs belong to “mothers,” a plural.',
      },
      {
        html: 'they’re',
        misconception: 'rw-its-it-s',
        why: '“They’re” means “they are,” which makes no sense before “cubs.” The apostrophe stands for a missing letter, not for an owner.',
      },
    ],
    evidence: ['cubs stray, mothers call them'],
    explanation:
      '<strong>Plan:</strong> Form and sense. See what changes from option to option; that tells which partnership is tested.</p><p>The cubs are those of the “mothers,” a plural, so the possessive is “their.”',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-45',
    skill: 'rw-form-structure-sense',
    difficulty: 'Low',
    b: -1.3,
    seconds: 35,
    text: '<p>Every autumn, millions of monarch butterflies <span class="blank">______</span> from Canada and the United States to a few mountain forests in central Mexico, where they cover whole trees like orange leaves.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'fly',
    wrong: [
      {
        html: 'flies',
        misconception: 'rw-counts-one-as-many',
        why: '“Flies” is the form for one subject, but “millions of monarch butterflies” is plural. Find the subject and count it before you choose the verb.',
      },
      {
        html: 'flying',
        misconception: 'rw-fragment-by-participle',
        why: 'With an -ing form the sentence has no main verb. An -ing form or an infinitive only looks like the verb of a sentence.',
      },
      {
        html: 'has flown',
        misconception: 'rw-counts-one-as-many',
        why: '“Has” is singular, and “millions of monarch butterflies” is plural. Find the subject and count it before you choose the verb.',
      },
    ],
    evidence: ['Every autumn, millions of monarch butterflies'],
    explanation:
      '<strong>Plan:</strong> Form and sense. Find the partner of the word in the blank (subject, time, noun, or owner) and match it.</p><p>“Millions of monarch butterflies” is plural, and “Every autumn” calls for the present: “fly.”',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-47',
    skill: 'rw-form-structure-sense',
    difficulty: 'Medium',
    b: 0,
    seconds: 45,
    text: '<p>Folded into a triangle and sealed with wax, <span class="blank">______</span> A boy on a mule carried them from farm to farm, and whoever could read would read them aloud to the rest.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'the letters traveled from valley to valley without any envelope at all.',
    wrong: [
      {
        html: 'no one needed an envelope for the letters.',
        misconception: 'rw-dangling-modifier',
        why: 'The opening phrase would say that no one was folded into a triangle. The noun right after the comma has to be the one that the phrase describes.',
      },
      {
        html: 'there was no need for envelopes.',
        misconception: 'rw-modifier-there-is',
        why: '“There was” gives the phrase no noun to stand beside; the sentence never even names the letters that were folded and sealed.',
      },
      {
        html: 'envelopes were not needed for the letters that people sent.',
        misconception: 'rw-dangling-modifier',
        why: 'The opening phrase would say that the envelopes were folded and sealed. The noun right after the comma has to be the one that the phrase describes.',
      },
    ],
    evidence: ['Folded into a triangle and sealed with wax', 'A boy on a mule carried them'],
    explanation:
      '<strong>Plan:</strong> Form and sense. See what changes from option to option; that tells which partnership is tested.</p><p>What was “Folded into a triangle and sealed with wax” is the letters, so “the letters” must follow the comma.',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-48',
    skill: 'rw-form-structure-sense',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 45,
    text: '<p>The two <span class="blank">______</span> have been altered so often that no one can say what they looked like when they left the workshop. Only the wood, a walnut felled about 1640, is known to be original.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'chairs’ carved backs',
    wrong: [
      {
        html: 'chair’s carved backs',
        misconception: 'rw-wrong-owner-number',
        why: '“Two” shows that there is more than one chair, so the apostrophe stands in the wrong place.',
      },
      {
        html: 'chairs carved back’s',
        misconception: 'rw-plural-for-possessive',
        why: 'The backs belong to the chairs and are themselves a plain plural; the apostrophe is on the wrong word.',
      },
      {
        html: 'chairs’ carved back’s',
        misconception: 'rw-possessive-for-plural',
        why: '“Chairs’” is right, but “backs” is a plain plural, and nothing belongs to the backs. An apostrophe is the sign of an owner, not of a number.',
      },
    ],
    evidence: ['The two', 'have been altered so often'],
    explanation:
      '<strong>Plan:</strong> Form and sense. Find the partner of the word in the blank (subject, time, noun, or owner) and match it.</p><p>Two chairs own the backs (“chairs’”), and there are several backs, a plain plural (“have been altered”).',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-49',
    skill: 'rw-form-structure-sense',
    difficulty: 'Low',
    b: -0.7,
    seconds: 40,
    text: '<p>The fishers of Lake Titicaca build their boats from totora, a reed that grows along the shore. A boat <span class="blank">______</span> for about a year, after which it is soaked through and a new one is made.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'lasts',
    wrong: [
      {
        html: 'last',
        misconception: 'rw-counts-one-as-many',
        why: '“Boats” and “fishers” in the sentence before are plural, but the subject of this verb is “A boat,” a single one.',
      },
      {
        html: 'lasting',
        misconception: 'rw-fragment-by-participle',
        why: 'With an -ing form the sentence has no main verb. It sounds natural in passing, but a sentence needs a verb that can stand alone.',
      },
      {
        html: 'had lasted',
        misconception: 'rw-tense-shift',
        why: 'The text tells what is always so (“build,” “is made”), so the past perfect does not fit.',
      },
    ],
    evidence: ['A boat', 'after which it is soaked through'],
    explanation:
      '<strong>Plan:</strong> Form and sense. See what changes from option to option; that tells which partnership is tested.</p><p>“A boat” is singular, and the text speaks of what is always so: “lasts.”',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-50',
    skill: 'rw-form-structure-sense',
    difficulty: 'Medium',
    b: 0.5,
    seconds: 50,
    text: '<p>The physicist Chien-Shiung Wu, <span class="blank">______</span> an experiment in 1956 that overturned a law of physics, was not included when the Nobel Prize was awarded the following year to the two theorists who had suggested it.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'who led',
    wrong: [
      {
        html: 'led',
        misconception: 'rw-extra-finite-verb',
        why: 'With “led,” the sentence has two full verbs, “led” and “was not included,” and no word joins them.',
      },
      {
        html: 'she led',
        misconception: 'rw-second-subject',
        why: 'It sounds complete, but “The physicist” already waits for “was not included”; “she” would put a second sentence between subject and verb.',
      },
      {
        html: 'to lead',
        misconception: 'rw-wrong-verb-form',
        why: '“To lead” would name something still to come, or a purpose; the experiment was over when the prize was awarded.',
      },
    ],
    evidence: ['The physicist Chien-Shiung Wu', 'an experiment in 1956', 'was not included'],
    explanation:
      '<strong>Plan:</strong> Form and sense. Find the partner of the word in the blank (subject, time, noun, or owner) and match it.</p><p>The main verb is “was not included.” What stands between the commas only describes Wu, so it must be a dependent clause: “who led an experiment in 1956 ….”',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-51',
    skill: 'rw-form-structure-sense',
    difficulty: 'Low',
    b: -0.5,
    seconds: 40,
    text: '<p>On the evening of the first performance, the theater’s gas lamps went out, and the audience <span class="blank">______</span> the last act by the light of candles that neighbors had passed in through the windows.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'watched',
    wrong: [
      {
        html: 'watching',
        misconception: 'rw-fragment-by-participle',
        why: 'With an -ing form “the audience” has no verb after “and.” An -ing form or an infinitive only looks like the verb of a sentence.',
      },
      {
        html: 'watches',
        misconception: 'rw-tense-shift',
        why: 'The story is told in the past (“went out”). It is a good form in itself, but the time words and the other verbs call for another.',
      },
      {
        html: 'had watched',
        misconception: 'rw-tense-shift',
        why: '“Had watched” would put the watching before the lamps went out, but the audience watched by candlelight after that.',
      },
    ],
    evidence: ['the theater’s gas lamps went out, and the audience'],
    explanation:
      '<strong>Plan:</strong> Form and sense. See what changes from option to option; that tells which partnership is tested.</p><p>The first verb, “went out,” is in the simple past, and the second follows it: “watched.”',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-52',
    skill: 'rw-form-structure-sense',
    difficulty: 'Medium',
    b: 0.4,
    seconds: 50,
    text: '<p>Of the nine manuscripts that the monks carried across the mountains, only one <span class="blank">______</span> intact; the rest were lost in a flood whose traces can still be seen on the stained first page.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'has come down to us',
    wrong: [
      {
        html: 'have come down to us',
        misconception: 'rw-agrees-with-nearest-noun',
        why: '“Have” agrees with “manuscripts” or “monks,” which come before, instead of with “only one,” which stands right before the blank.',
      },
      {
        html: 'having come down to us',
        misconception: 'rw-fragment-by-participle',
        why: 'Without a full verb the clause before the semicolon is no sentence. An -ing form or an infinitive only looks like the verb of a sentence.',
      },
      {
        html: 'are coming down to us',
        misconception: 'rw-agrees-with-nearest-noun',
        why: '“Are” is plural, but “only one” is singular; and the manuscript has already come, so it is not still “coming down to us.”',
      },
    ],
    evidence: ['only one', 'the rest were lost in a flood'],
    explanation:
      '<strong>Plan:</strong> Form and sense. Find the partner of the word in the blank (subject, time, noun, or owner) and match it.</p><p>The subject is “only one,” a singular, and the result still holds (“can still be seen”): “has come down to us.”',
  },
]
