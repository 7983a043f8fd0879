import type { WrittenItem } from '#kit'

export const formStructureSense3: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/form-structure-sense-27',
    skill: 'rw-form-structure-sense',
    difficulty: 'Medium',
    b: 0.2,
    seconds: 45,
    text: '<p>The glaciologist Mina Torvald, whose measurements on the ice of Svalbard have continued without a break since 1988, <span class="blank">______</span> to hand her instruments over to a former student next spring.</p>',
    stem: 'Which choice completes the text according to the conventions of Standard English?',
    right: 'plans',
    wrong: [
      {
        html: 'plan',
        misconception: 'rw-agrees-with-nearest-noun',
        why: 'The verb agrees with “measurements” instead of with its subject, “The glaciologist.”',
      },
      {
        html: 'planning',
        misconception: 'rw-fragment-by-participle',
        why: 'With an -ing form the sentence has no main verb.',
      },
      {
        html: 'have planned',
        misconception: 'rw-agrees-with-nearest-noun',
        why: 'The plural verb agrees with “measurements” instead of with “The glaciologist.”',
      },
    ],
    evidence: ['The glaciologist Mina Torvald', 'next spring'],
    explanation:
      'The “whose” clause only describes the subject, “The glaciologist Mina Torvald,” which is singular; the verb is “plans.”',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-28',
    skill: 'rw-form-structure-sense',
    difficulty: 'Low',
    b: -1,
    seconds: 40,
    text: '<p>The shell of a snail and the horn of a ram <span class="blank">______</span> in the same kind of spiral, one that keeps its shape as it gets larger. Mathematicians have studied this curve since the seventeenth century.</p>',
    stem: 'Which choice completes the text according to the conventions of Standard English?',
    right: 'are coiled',
    wrong: [
      {
        html: 'is coiled',
        misconception: 'rw-counts-one-as-many',
        why: 'Two nouns joined by “and” make a plural subject.',
      },
      {
        html: 'was coiled',
        misconception: 'rw-counts-one-as-many',
        why: 'Two nouns joined by “and” make a plural subject, so “was” does not fit.',
      },
      {
        html: 'coiling',
        misconception: 'rw-fragment-by-participle',
        why: 'With an -ing form the sentence has no real verb.',
      },
    ],
    evidence: ['The shell of a snail and the horn of a ram'],
    explanation: '“The shell … and the horn …” are two things, so the verb is plural: “are coiled.”',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-29',
    skill: 'rw-form-structure-sense',
    difficulty: 'Medium',
    b: 0,
    seconds: 45,
    text: '<p>In the 1970s, a teacher named Idris Halim began collecting the lullabies of Nubian women. He recorded more than six hundred songs, many of <span class="blank">______</span> had never been written down.</p>',
    stem: 'Which choice completes the text according to the conventions of Standard English?',
    right: 'which',
    wrong: [
      {
        html: 'them',
        misconception: 'rw-comma-splice',
        why: 'With “them,” the second part is a complete sentence joined to the first by a comma alone.',
      },
      { html: 'whom', misconception: 'rw-pronoun-case', why: '“Whom” is used for people, and songs are things.' },
      { html: 'what', misconception: 'rw-pronoun-case', why: '“What” cannot refer back to a noun such as “songs.”' },
    ],
    evidence: ['more than six hundred songs, many of', 'had never been written down'],
    explanation:
      '“Many of which” refers back to “songs” and makes the second part a dependent clause, so that one comma is enough.',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-30',
    skill: 'rw-form-structure-sense',
    difficulty: 'Medium',
    b: -0.4,
    seconds: 40,
    text: '<p>The harbor of Muscat smelled of many things when the trading ships came in: of frankincense and limes, of wet rope, and of the <span class="blank">______</span> cooked on deck over small fires of driftwood.</p>',
    stem: 'Which choice completes the text according to the conventions of Standard English?',
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
        why: 'The suppers belong to the sailors, so an apostrophe is needed.',
      },
      {
        html: 'sailors’ supper’s,',
        misconception: 'rw-possessive-for-plural',
        why: '“Suppers” is a plain plural; nothing belongs to the suppers.',
      },
    ],
    evidence: ['when the trading ships came in', 'cooked on deck over small fires'],
    explanation:
      'Several sailors had suppers: the owner “sailors’” takes its apostrophe after the plural -s, and “suppers” is a plain plural.',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-31',
    skill: 'rw-form-structure-sense',
    difficulty: 'High',
    b: 1.2,
    seconds: 55,
    text: '<p>Discovered in a Kraków attic in 1999 and long believed to be the work of a pupil, <span class="blank">______</span> It now hangs in a room of its own.</p>',
    stem: 'Which choice completes the text according to the conventions of Standard English?',
    right: 'the small portrait turned out, once it had been cleaned, to bear the master’s own signature.',
    wrong: [
      {
        html: 'cleaning revealed the master’s own signature in a corner of the small portrait.',
        misconception: 'rw-dangling-modifier',
        why: 'The opening phrase would say that the cleaning was discovered in an attic.',
      },
      {
        html: 'experts who cleaned the small portrait were astonished to come upon the master’s own signature in a corner.',
        misconception: 'rw-dangling-modifier',
        why: 'The opening phrase would say that the experts were discovered in an attic.',
      },
      {
        html: 'the master’s own signature came to light when the small portrait was cleaned.',
        misconception: 'rw-dangling-modifier',
        why: 'The opening phrase would say that the signature was believed to be a pupil’s work.',
      },
    ],
    evidence: [
      'Discovered in a Kraków attic in 1999 and long believed to be the work of a pupil',
      'It now hangs in a room of its own',
    ],
    explanation:
      'What was “Discovered in a Kraków attic” and “believed to be the work of a pupil” is the portrait, so “the small portrait” must follow the comma.',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-32',
    skill: 'rw-form-structure-sense',
    difficulty: 'Medium',
    b: 0.1,
    seconds: 40,
    text: '<p>Since 1958, instruments at an observatory on Mauna Loa in Hawaii <span class="blank">______</span> the amount of carbon dioxide in the air almost without interruption. The record, a line that climbs like a saw’s edge, is among the most important in science.</p>',
    stem: 'Which choice completes the text according to the conventions of Standard English?',
    right: 'have measured',
    wrong: [
      {
        html: 'measured',
        misconception: 'rw-tense-shift',
        why: '“Since 1958” leads up to the present, so the simple past does not fit.',
      },
      {
        html: 'has measured',
        misconception: 'rw-agrees-with-nearest-noun',
        why: 'The verb agrees with “an observatory” instead of with its subject, “instruments.”',
      },
      {
        html: 'had measured',
        misconception: 'rw-tense-shift',
        why: 'The measuring goes on to this day, so the past perfect does not fit.',
      },
    ],
    evidence: ['Since 1958, instruments'],
    explanation:
      '“Since 1958” marks a span that reaches the present and calls for the present perfect; “instruments” is plural: “have measured.”',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-33',
    skill: 'rw-form-structure-sense',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 45,
    text: '<p>The archaeologists had hoped to finish before the rains. Instead, a storm flooded the trench in a single night, <span class="blank">______</span> the painted wall that they had spent the summer uncovering.</p>',
    stem: 'Which choice completes the text according to the conventions of Standard English?',
    right: 'burying',
    wrong: [
      {
        html: 'buried',
        misconception: 'rw-extra-finite-verb',
        why: 'A second full verb cannot follow the comma without “and.”',
      },
      {
        html: 'it buried',
        misconception: 'rw-extra-finite-verb',
        why: 'This makes a second complete sentence, joined by a comma alone.',
      },
      {
        html: 'to have buried',
        misconception: 'rw-fragment-by-participle',
        why: 'The form does not attach a result to “flooded.”',
      },
    ],
    evidence: ['a storm flooded the trench in a single night'],
    explanation:
      'The sentence already has its verb, “flooded.” What the flood brought about is attached by an -ing form: “burying the painted wall.”',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-34',
    skill: 'rw-form-structure-sense',
    difficulty: 'Low',
    b: -0.8,
    seconds: 35,
    text: '<p>Long ago, potters discovered that vessels dry evenly only if <span class="blank">______</span> walls have the same thickness all around. A thick spot shrinks more slowly than the rest, and the clay cracks.</p>',
    stem: 'Which choice completes the text according to the conventions of Standard English?',
    right: 'their',
    wrong: [
      {
        html: 'its',
        misconception: 'rw-pronoun-wrong-number',
        why: 'The pronoun stands for “vessels,” which is plural.',
      },
      {
        html: 'they’re',
        misconception: 'rw-its-it-s',
        why: '“They’re” means “they are,” which makes no sense before “walls.”',
      },
      {
        html: 'there',
        misconception: 'rw-its-it-s',
        why: '“There” names a place; a possessive is needed before “walls.”',
      },
    ],
    evidence: ['vessels dry evenly'],
    explanation: 'The walls are those of the “vessels,” a plural, so the possessive is “their.”',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-35',
    skill: 'rw-form-structure-sense',
    difficulty: 'Medium',
    b: -0.1,
    seconds: 40,
    text: '<p>To save the last wild seeds of a rare tulip, botanists in Kazakhstan have tried storing them in liquid nitrogen, growing them in test tubes, and <span class="blank">______</span> them to gardens in eleven countries.</p>',
    stem: 'Which choice completes the text according to the conventions of Standard English?',
    right: 'sending',
    wrong: [
      {
        html: 'to send',
        misconception: 'rw-broken-parallel',
        why: 'The list has the pattern “storing, growing,” so an infinitive breaks it.',
      },
      {
        html: 'they have sent',
        misconception: 'rw-broken-parallel',
        why: 'A full clause breaks the pattern of -ing forms.',
      },
      {
        html: 'have sent',
        misconception: 'rw-broken-parallel',
        why: 'The list depends on “tried” and has the pattern “storing, growing”; a full verb breaks it.',
      },
    ],
    evidence: ['have tried storing them in liquid nitrogen, growing them in test tubes'],
    explanation:
      'The list after “have tried” has the pattern “storing …, growing …,” so the third item is “sending ….”',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-36',
    skill: 'rw-form-structure-sense',
    difficulty: 'High',
    b: 1.3,
    seconds: 50,
    text: '<p>The committee rejected the architect’s first design, in which the concert hall would have <span class="blank">______</span> above the river on pillars no thicker than a man’s arm.</p>',
    stem: 'Which choice completes the text according to the conventions of Standard English?',
    right: 'risen',
    wrong: [
      {
        html: 'rose',
        misconception: 'rw-wrong-verb-form',
        why: 'After “would have,” a past participle is needed, and “rose” is the simple past.',
      },
      { html: 'rise', misconception: 'rw-wrong-verb-form', why: 'After “would have,” the plain form cannot stand.' },
      {
        html: 'raised',
        misconception: 'rw-wrong-verb-form',
        why: '“Raise” needs an object, something that is lifted; a hall that stands high rises.',
      },
    ],
    evidence: ['the concert hall would have'],
    explanation:
      '“Would have” calls for a past participle, and the hall itself goes up, so the verb is “rise”: “would have risen.”',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-37',
    skill: 'rw-form-structure-sense',
    difficulty: 'Medium',
    b: 0.4,
    seconds: 45,
    text: '<p>Copying the long lists of words on the ancient tablets, column after column of birds, fish, and stones, <span class="blank">______</span> the first task of the scholars who found them. Only later did they see that the lists had been used to teach children to write.</p>',
    stem: 'Which choice completes the text according to the conventions of Standard English?',
    right: 'was',
    wrong: [
      {
        html: 'were',
        misconception: 'rw-agrees-with-nearest-noun',
        why: 'The verb agrees with “lists” or “stones” instead of with its subject, “Copying.”',
      },
      { html: 'is', misconception: 'rw-tense-shift', why: 'The text speaks of the past (“found,” “did they see”).' },
      {
        html: 'are',
        misconception: 'rw-agrees-with-nearest-noun',
        why: 'The subject, “Copying,” is singular, and the text speaks of the past.',
      },
    ],
    evidence: ['Copying the long lists of words', 'Only later did they see'],
    explanation: 'The subject is the act of “Copying,” which is singular, and the text is told in the past: “was.”',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-38',
    skill: 'rw-form-structure-sense',
    difficulty: 'Low',
    b: -0.6,
    seconds: 40,
    text: '<p>By the time the first trains reached Darjeeling, in 1881, the tea gardens around the town <span class="blank">______</span> leaves to London for more than two decades, carried down the mountain by oxcart.</p>',
    stem: 'Which choice completes the text according to the conventions of Standard English?',
    right: 'had been sending',
    wrong: [
      {
        html: 'have been sending',
        misconception: 'rw-tense-shift',
        why: 'The time is over: it ended in 1881, so the present perfect does not fit.',
      },
      {
        html: 'has been sending',
        misconception: 'rw-agrees-with-nearest-noun',
        why: 'The subject “gardens” is plural, and the time is over.',
      },
      {
        html: 'send',
        misconception: 'rw-tense-shift',
        why: 'The present does not fit an event that took place by 1881.',
      },
    ],
    evidence: ['By the time the first trains reached Darjeeling, in 1881', 'for more than two decades'],
    explanation:
      'The sending went on before another past event (“By the time the first trains reached …”), so the past perfect is needed: “had been sending.”',
  },
  {
    id: 'sat-reading-writing/form-structure-sense-39',
    skill: 'rw-form-structure-sense',
    difficulty: 'High',
    b: 0.8,
    seconds: 45,
    text: '<p>The research ship carries a crew of nineteen, none of whom is permitted to dive alone. A diver who breaks the rule, the captain says, endangers not only his or her own life but also the lives of <span class="blank">______</span> sent to the rescue.</p>',
    stem: 'Which choice completes the text according to the conventions of Standard English?',
    right: 'those',
    wrong: [
      {
        html: 'it',
        misconception: 'rw-pronoun-no-antecedent',
        why: 'No single thing that could be sent to the rescue has been named.',
      },
      {
        html: 'they',
        misconception: 'rw-pronoun-case',
        why: 'The pronoun follows “of,” so the subject form does not fit.',
      },
      {
        html: 'that',
        misconception: 'rw-pronoun-no-antecedent',
        why: '“That” is singular and names a thing, but lives of people are meant.',
      },
    ],
    evidence: ['the lives of', 'sent to the rescue'],
    explanation:
      '“The lives of those sent to the rescue” means the lives of the people who are sent; “those” is plural and can be described by “sent.”',
  },
]
