import type { WrittenItem } from '#kit'

export const formStructureSense3: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/form-structure-sense-27',
    skill: 'rw-form-structure-sense',
    difficulty: 'Medium',
    b: 0.2,
    seconds: 45,
    text: '<p>The glaciologist Mina Torvald, whose measurements on the ice of Svalbard have continued without a break since 1988, <span class="blank">______</span> to hand her instruments over to a former student next spring.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'plans',
    wrong: [
      {
        html: 'plan',
        misconception: 'rw-agrees-with-nearest-noun',
        why: '“Plan” is a plural form, as if “measurements” were the subject; but the subject is “The glaciologist,” one person, and takes an -s form.',
      },
      {
        html: 'planning',
        misconception: 'rw-fragment-by-participle',
        why: 'With an -ing form the sentence has no main verb. An -ing form or an infinitive only looks like the verb of a sentence.',
      },
      {
        html: 'have planned',
        misconception: 'rw-agrees-with-nearest-noun',
        why: '“Have” agrees with the nearby “measurements” instead of with “The glaciologist,” one person, who would take “has.” The subject stands farther off.',
      },
    ],
    evidence: ['The glaciologist Mina Torvald', 'next spring'],
    explanation:
      '<strong>Plan:</strong> Form and sense. Find the partner of the word in the blank (subject, time, noun, or owner) and match it.</p><p>The “whose” clause only describes the subject, “The glaciologist Mina Torvald,” which is singular; the verb is “plans.”',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-28',
    skill: 'rw-form-structure-sense',
    difficulty: 'Low',
    b: -1,
    seconds: 40,
    text: '<p>The shell of a snail and the horn of a ram <span class="blank">______</span> in the same kind of spiral, one that keeps its shape as it gets larger. Mathematicians have studied this curve since the seventeenth century.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'are coiled',
    wrong: [
      {
        html: 'is coiled',
        misconception: 'rw-counts-one-as-many',
        why: '“Is” would need a single subject, but the shell and the horn, joined by “and,” are two things. The ear is misled by the noun beside the verb.',
      },
      {
        html: 'was coiled',
        misconception: 'rw-counts-one-as-many',
        why: '“Was” is singular, though the subject is two nouns joined by “and”; and the past does not fit something that is always so.',
      },
      {
        html: 'coiling',
        misconception: 'rw-fragment-by-participle',
        why: 'With an -ing form the sentence has no real verb. An -ing form or an infinitive only looks like the verb of a sentence.',
      },
    ],
    evidence: ['The shell of a snail and the horn of a ram'],
    explanation:
      '<strong>Plan:</strong> Form and sense. See what changes from option to option; that tells which partnership is tested.</p><p>“The shell … and the horn …” are two things, so the verb is plural: “are coiled.”',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-29',
    skill: 'rw-form-structure-sense',
    difficulty: 'Medium',
    b: 0,
    seconds: 45,
    text: '<p>In the 1970s, a teacher named Idris Halim began collecting the lullabies of Nubian women. He recorded more than six hundred songs, many of <span class="blank">______</span> had never been written down.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'which',
    wrong: [
      {
        html: 'them',
        misconception: 'rw-comma-splice',
        why: 'With “them,” the second part is a complete sentence joined to the first by a comma alone.',
      },
      {
        html: 'whom',
        misconception: 'rw-pronoun-case',
        why: '“Whom” is used for people, and songs are things. Say which noun it stands for, and what it does in the clause.',
      },
      {
        html: 'what',
        misconception: 'rw-pronoun-case',
        why: '“What” cannot refer back to a noun such as “songs.” It is a pronoun of the right family, but it cannot stand in this place.',
      },
    ],
    evidence: ['more than six hundred songs, many of', 'had never been written down'],
    explanation:
      '<strong>Plan:</strong> Form and sense. Find the partner of the word in the blank (subject, time, noun, or owner) and match it.</p><p>“Many of which” refers back to “songs” and makes the second part a dependent clause, so that one comma is enough.',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-30',
    skill: 'rw-form-structure-sense',
    difficulty: 'Medium',
    b: -0.4,
    seconds: 40,
    text: '<p>The harbor of Muscat smelled of many things when the trading ships came in: of frankincense and limes, of wet rope, and of the <span class="blank">______</span> cooked on deck over small fires of driftwood.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'sailors’ suppers,',
    wrong: [
      {
        html: 'sailor’s suppers,',
        misconception: 'rw-wrong-owner-number',
        why: 'The crews of several ships are meant, but the apostrophe makes the owner one sailor.',
      },
      {
        html: 'sailors suppers,',
        misconception: 'rw-plural-for-possessive',
        why: 'The suppers belong to the sailors, so an apostrophe is needed. In speech one hears no difference, but in writing the owner needs an apostrophe.',
      },
      {
        html: 'sailors’ supper’s,',
        misconception: 'rw-possessive-for-plural',
        why: '“Suppers” is a plain plural; nothing belongs to the suppers. Ask what belongs to the noun; if there is nothing, no apostrophe is needed.',
      },
    ],
    evidence: ['when the trading ships came in', 'cooked on deck over small fires'],
    explanation:
      '<strong>Plan:</strong> Form and sense. See what changes from option to option; that tells which partnership is tested.</p><p>Several sailors had suppers: the owner “sailors’” takes its apostrophe after the plural -s, and “suppers” is a plain plural.',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-31',
    skill: 'rw-form-structure-sense',
    difficulty: 'High',
    b: 1.2,
    seconds: 55,
    text: '<p>Discovered in a Kraków attic in 1999 and long believed to be the work of a pupil, <span class="blank">______</span> It now hangs in a room of its own.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'the small portrait turned out, once it had been cleaned, to bear the master’s own signature.',
    wrong: [
      {
        html: 'cleaning revealed the master’s own signature in a corner of the small portrait.',
        misconception: 'rw-dangling-modifier',
        why: 'The opening phrase would say that the cleaning was discovered in an attic. We understand what is meant, which is why it tempts, but the words say something else.',
      },
      {
        html: 'experts who cleaned the small portrait were astonished to come upon the master’s own signature in a corner.',
        misconception: 'rw-dangling-modifier',
        why: 'The opening phrase would say that the experts were discovered in an attic. The noun right after the comma has to be the one that the phrase describes.',
      },
      {
        html: 'the master’s own signature came to light when the small portrait was cleaned.',
        misconception: 'rw-modifier-before-a-part',
        why: 'The signature belongs to the portrait and so seems close enough, but it was the portrait that was “discovered in a Kraków attic,” not the signature.',
      },
    ],
    evidence: [
      'Discovered in a Kraków attic in 1999 and long believed to be the work of a pupil',
      'It now hangs in a room of its own',
    ],
    explanation:
      '<strong>Plan:</strong> Form and sense. Find the partner of the word in the blank (subject, time, noun, or owner) and match it.</p><p>What was “Discovered in a Kraków attic” and “believed to be the work of a pupil” is the portrait, so “the small portrait” must follow the comma.',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-32',
    skill: 'rw-form-structure-sense',
    difficulty: 'Medium',
    b: 0.1,
    seconds: 40,
    text: '<p>Since 1958, instruments at an observatory on Mauna Loa in Hawaii <span class="blank">______</span> the amount of carbon dioxide in the air almost without interruption. The record, a line that climbs like a saw’s edge, is among the most important in science.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'have measured',
    wrong: [
      {
        html: 'measured',
        misconception: 'rw-tense-shift',
        why: '“Since 1958” leads up to the present, so the simple past does not fit. It is a good form in itself, but the time words and the other verbs call for another.',
      },
      {
        html: 'has measured',
        misconception: 'rw-agrees-with-nearest-noun',
        why: 'The verb agrees with “an observatory” instead of with its subject, “instruments.” Strike out the words in between, and the right form is heard.',
      },
      {
        html: 'had measured',
        misconception: 'rw-tense-shift',
        why: '“Had measured” looks back from a past moment, but the measuring goes on to this day, so the past perfect does not fit.',
      },
    ],
    evidence: ['Since 1958, instruments'],
    explanation:
      '<strong>Plan:</strong> Form and sense. See what changes from option to option; that tells which partnership is tested.</p><p>“Since 1958” marks a span that reaches the present and calls for the present perfect; “instruments” is plural: “have measured.”',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-33',
    skill: 'rw-form-structure-sense',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 45,
    text: '<p>The archaeologists had hoped to finish before the rains. Instead, a storm flooded the trench in a single night, <span class="blank">______</span> the painted wall that they had spent the summer uncovering.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'burying',
    wrong: [
      {
        html: 'buried',
        misconception: 'rw-extra-finite-verb',
        why: 'A second full verb cannot follow the comma without “and.” It sounds complete, and that is the trouble: a second sentence has been made.',
      },
      {
        html: 'it buried',
        misconception: 'rw-comma-splice',
        why: 'This makes a second complete sentence, and the comma after “night” alone cannot join it to the first.',
      },
      {
        html: 'to have buried',
        misconception: 'rw-wrong-verb-form',
        why: 'An infinitive may tell a purpose or a result, but “to have buried” would set the burying before the flood that caused it.',
      },
    ],
    evidence: ['a storm flooded the trench in a single night'],
    explanation:
      '<strong>Plan:</strong> Form and sense. Find the partner of the word in the blank (subject, time, noun, or owner) and match it.</p><p>The sentence already has its verb, “flooded.” What the flood brought about is attached by an -ing form: “burying the painted wall.”',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-34',
    skill: 'rw-form-structure-sense',
    difficulty: 'Low',
    b: -0.8,
    seconds: 35,
    text: '<p>Long ago, potters discovered that vessels dry evenly only if <span class="blank">______</span> walls have the same thickness all around. A thick spot shrinks more slowly than the rest, and the clay cracks.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'their',
    wrong: [
      {
        html: 'its',
        misconception: 'rw-pronoun-wrong-number',
        why: '“Its” would stand for one vessel, but the walls belong to “vessels,” which is plural, so the pronoun must be plural too.',
      },
      {
        html: 'they’re',
        misconception: 'rw-its-it-s',
        why: '“They’re” means “they are,” which makes no sense before “walls.” The apostrophe stands for a missing letter, not for an owner.',
      },
      {
        html: 'there',
        misconception: 'rw-its-it-s',
        why: '“There” names a place; a possessive is needed before “walls.” In speech the forms sound alike; say the long form aloud, and the slip is heard.',
      },
    ],
    evidence: ['vessels dry evenly'],
    explanation:
      '<strong>Plan:</strong> Form and sense. See what changes from option to option; that tells which partnership is tested.</p><p>The walls are those of the “vessels,” a plural, so the possessive is “their.”',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-37',
    skill: 'rw-form-structure-sense',
    difficulty: 'Medium',
    b: 0.4,
    seconds: 45,
    text: '<p>Copying the long lists of words on the ancient tablets, column after column of birds, fish, and stones, <span class="blank">______</span> the first task of the scholars who found them. Only later did they see that the lists had been used to teach children to write.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'was',
    wrong: [
      {
        html: 'were',
        misconception: 'rw-agrees-with-nearest-noun',
        why: '“Were” has the right time, but it agrees with “lists” or “stones” instead of with its subject, “Copying,” which is singular.',
      },
      {
        html: 'is',
        misconception: 'rw-tense-shift',
        why: '“Is” has the right number, but the text speaks of the past (“found,” “did they see”), so the present does not fit.',
      },
      {
        html: 'are',
        misconception: 'rw-agrees-with-nearest-noun',
        why: '“Are” is plural like “lists” and “stones,” but the subject, “Copying,” is singular; and the text speaks of the past.',
      },
    ],
    evidence: ['Copying the long lists of words', 'Only later did they see'],
    explanation:
      '<strong>Plan:</strong> Form and sense. Find the partner of the word in the blank (subject, time, noun, or owner) and match it.</p><p>The subject is the act of “Copying,” which is singular, and the text is told in the past: “was.”',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-38',
    skill: 'rw-form-structure-sense',
    difficulty: 'Low',
    b: -0.6,
    seconds: 40,
    text: '<p>By the time the first trains reached Darjeeling, in 1881, the tea gardens around the town <span class="blank">______</span> leaves to London for more than two decades, carried down the mountain by oxcart.</p>',
    stem: 'Which choice completes the text so that it conforms to the conventions of Standard English?',
    right: 'had been sending',
    wrong: [
      {
        html: 'have been sending',
        misconception: 'rw-perfect-for-past',
        why: '“Have been sending” reaches up to the present, but the sending is told up to 1881, a time that is over.',
      },
      {
        html: 'has been sending',
        misconception: 'rw-agrees-with-nearest-noun',
        why: '“Has” agrees with the nearby “town” instead of with its subject, “gardens,” which is plural; and the time is over.',
      },
      {
        html: 'send',
        misconception: 'rw-tense-shift',
        why: 'The present does not fit an event that took place by 1881. The other verbs of the text show which time is meant.',
      },
    ],
    evidence: ['By the time the first trains reached Darjeeling, in 1881', 'for more than two decades'],
    explanation:
      '<strong>Plan:</strong> Form and sense. See what changes from option to option; that tells which partnership is tested.</p><p>The sending went on before another past event (“By the time the first trains reached …”), so the past perfect is needed: “had been sending.”',
  },
]
