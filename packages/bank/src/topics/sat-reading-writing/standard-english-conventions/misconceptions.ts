import type { Misconception } from '#kit'

export const misconceptions: readonly Misconception[] = [
  {
    id: 'rw-comma-splice',
    sentence: 'I joined two complete sentences with a comma alone.',
    clue: 'If the words on both sides could stand as sentences, a comma is too weak. Use a period, a semicolon, or a comma with “and,” “but,” or “so.”',
    skills: ['rw-boundaries', 'rw-form-structure-sense'],
  },
  {
    id: 'rw-run-on',
    sentence: 'I ran two sentences or parts together without any mark.',
    clue: 'Read aloud and listen for the place where one statement ends and the next begins. Something must stand there.',
    skills: ['rw-boundaries'],
  },
  {
    id: 'rw-semicolon-with-fragment',
    sentence: 'I put a semicolon where one side is not a complete sentence.',
    clue: 'A semicolon is a soft period. If you could not write a period there, you cannot write a semicolon (except between the items of a long list).',
    skills: ['rw-boundaries'],
  },
  {
    id: 'rw-colon-after-fragment',
    sentence:
      'I put a colon after words that do not make a complete sentence, or where no list or explanation follows.',
    clue: 'Stop at the colon. What comes before it must be a complete sentence, and what comes after must explain or list.',
    skills: ['rw-boundaries'],
  },
  {
    id: 'rw-comma-between-subject-and-verb',
    sentence: 'I put a mark between parts that belong together, such as a subject and its verb.',
    clue: 'Subject and verb, verb and object, preposition and its noun are never parted by a single mark. Find the verb and look for what belongs to it.',
    skills: ['rw-boundaries'],
  },
  {
    id: 'rw-unbalanced-pair',
    sentence: 'I opened an aside with one mark and closed it with another, or left out one of the two marks.',
    clue: 'An aside in the middle of a sentence needs a pair: two commas, two dashes, or two parentheses.',
    skills: ['rw-boundaries'],
  },
  {
    id: 'rw-period-makes-fragment',
    sentence: 'I ended the sentence too early, so that a fragment was left over.',
    clue: 'After a period, what follows must have its own subject and its own verb, and must not begin with a word that makes it dependent.',
    skills: ['rw-boundaries'],
  },
  {
    id: 'rw-dependent-stands-alone',
    sentence:
      'I began a sentence with “although,” “because,” or a word like it, so that it is dependent and no main clause follows.',
    clue: 'A clause with “although,” “because,” or “while” leans on a main clause. Put your finger on the main clause before you write a period.',
    skills: ['rw-boundaries'],
  },
  {
    id: 'rw-comma-around-needed-words',
    sentence: 'I set off words with commas that the sentence cannot do without.',
    clue: 'Leave the words out. If you no longer know which person or thing is meant, they take no commas.',
    skills: ['rw-boundaries'],
  },
  {
    id: 'rw-mixed-list-marks',
    sentence:
      'I separated the items of a list by marks that do not match, or left out a mark or the “and” before the last.',
    clue: 'Count the items, and put the same mark after each. If the items contain commas of their own, use semicolons between the items.',
    skills: ['rw-boundaries'],
  },
  {
    id: 'rw-commas-inside-and-between',
    sentence: 'I put commas between the items of a list although the items contain commas of their own.',
    clue: 'Find a comma inside an item. From then on only semicolons can show where one item ends and the next begins.',
    skills: ['rw-boundaries'],
  },
  {
    id: 'rw-however-as-conjunction',
    sentence: 'I used an adverb such as “however,” “instead,” or “then” as if it could join two sentences like “but.”',
    clue: '“However” is an adverb. Between two sentences it needs a period or a semicolon on the side where the new sentence starts.',
    skills: ['rw-boundaries'],
  },
  {
    id: 'rw-however-on-the-wrong-side',
    sentence: 'I tied “however” or a word like it to the wrong one of the two sentences.',
    clue: 'Find the contrast first: does “however” set off what comes before the mark or what comes after it? The strong mark stands on the other side.',
    skills: ['rw-boundaries'],
  },
  {
    id: 'rw-comma-for-colon',
    sentence: 'I used a comma where a list or an explanation had to be announced.',
    clue: 'After a complete sentence that promises something (“three places,” “a problem”), a colon or a dash brings what was promised.',
    skills: ['rw-boundaries'],
  },
  {
    id: 'rw-question-mark-in-statement',
    sentence: 'I ended a statement with a question mark, or put another mark where a direct question ends.',
    clue: '“She asked why it rained” reports a question and ends in a period. Only a question that is asked directly takes a question mark.',
    skills: ['rw-boundaries'],
  },
  {
    id: 'rw-question-word-order',
    sentence: 'I kept the word order of a direct question in a question that is only reported.',
    clue: 'Inside another sentence the subject comes first again: not “why did he go” but “why he went.”',
    skills: ['rw-boundaries'],
  },
  {
    id: 'rw-missing-comma-at-seam',
    sentence: 'I left out the comma that marks the end of an opening part or the edge of an aside.',
    clue: 'Find the subject of the main sentence. Whatever comes before it, if it is a clause or a long phrase, ends in a comma.',
    skills: ['rw-boundaries'],
  },
  {
    id: 'rw-mark-and-conjunction',
    sentence: 'I joined the parts twice, with a conjunction too many, or put a strong mark beside a joining word.',
    clue: 'One joint is enough: “although” or “but,” a semicolon or a comma with “and.”',
    skills: ['rw-boundaries'],
  },
  {
    id: 'rw-dash-splits-clause',
    sentence: 'I used a dash where nothing interrupts or follows up the sentence.',
    clue: 'A dash opens an aside or a final turn. Between words that simply belong together it has no place.',
    skills: ['rw-boundaries'],
  },
  {
    id: 'rw-agrees-with-nearest-noun',
    sentence: 'I made the verb agree with another noun nearby instead of with its subject.',
    clue: 'Strike out every “of …” and “with …” between subject and verb, then read what is left.',
    skills: ['rw-form-structure-sense'],
  },
  {
    id: 'rw-counts-one-as-many',
    sentence: 'I counted a singular as plural, or a plural as singular.',
    clue: '“Each,” “neither,” “one,” and an -ing phrase are singular; two nouns joined by “and” are plural, even after the verb.',
    skills: ['rw-form-structure-sense'],
  },
  {
    id: 'rw-pronoun-no-antecedent',
    sentence: 'I used a pronoun that points to nothing in the text, or to two things at once.',
    clue: 'Ask “Who?” or “What?” of every pronoun, and put your finger on the noun that answers.',
    skills: ['rw-form-structure-sense'],
  },
  {
    id: 'rw-pronoun-wrong-number',
    sentence: 'I used a plural pronoun for a singular noun, or the other way around.',
    clue: 'Find the noun that the pronoun stands for and count it: one thing is “it,” several are “they.”',
    skills: ['rw-form-structure-sense'],
  },
  {
    id: 'rw-pronoun-case',
    sentence: 'I used a pronoun that cannot stand for this noun or in this place, such as “whom” for a thing.',
    clue: 'Say which noun the pronoun stands for, and whether it is a person or a thing, before you choose.',
    skills: ['rw-form-structure-sense'],
  },
  {
    id: 'rw-dangling-modifier',
    sentence: 'I let an opening phrase describe the wrong noun.',
    clue: 'The noun right after the opening phrase must be the one that the phrase is about.',
    skills: ['rw-form-structure-sense'],
  },
  {
    id: 'rw-modifier-before-a-part',
    sentence:
      'I let an opening phrase be followed by a part or a possession of what it describes (“Lowe’s habit” for “Lowe”).',
    clue: 'A name with ’s is not the subject. Look for the noun after it and ask whether the phrase is about that noun.',
    skills: ['rw-form-structure-sense'],
  },
  {
    id: 'rw-modifier-there-is',
    sentence: 'I put “there is” or “it is” after an opening phrase, so that it has no noun to describe.',
    clue: '“There” and “it” name nobody and nothing here. Right after the comma must stand the person or thing that the phrase is about.',
    skills: ['rw-form-structure-sense'],
  },
  {
    id: 'rw-its-it-s',
    sentence: 'I mixed up “its” and “it’s,” or other forms that sound alike.',
    clue: 'Read “it’s” as “it is” and “they’re” as “they are.” If that makes no sense, there is no apostrophe.',
    skills: ['rw-form-structure-sense'],
  },
  {
    id: 'rw-plural-for-possessive',
    sentence: 'I wrote a plain plural where something belongs to someone.',
    clue: 'Ask whether the next word is a thing that the noun has. If so, an apostrophe is needed.',
    skills: ['rw-form-structure-sense'],
  },
  {
    id: 'rw-possessive-for-plural',
    sentence: 'I put an apostrophe into a noun that owns nothing here.',
    clue: 'If nothing belongs to the noun, it takes no apostrophe, however many there are.',
    skills: ['rw-form-structure-sense'],
  },
  {
    id: 'rw-wrong-owner-number',
    sentence: 'I put the apostrophe where it makes the number of owners wrong.',
    clue: 'Write down the owner first, one or many, and only then add the apostrophe.',
    skills: ['rw-form-structure-sense'],
  },
  {
    id: 'rw-tense-shift',
    sentence: 'I shifted to a tense that does not fit the time told in the text.',
    clue: 'Look for the words that give the time (a year, “today,” “since”) and for the other verbs near the blank.',
    skills: ['rw-form-structure-sense'],
  },
  {
    id: 'rw-perfect-for-past',
    sentence: 'I used “has” or “have,” which reach up to now, for something that was over at a time in the past.',
    clue: 'Find the moment that the text looks back from. If it is a past moment or a date, “has” and “have” do not fit.',
    skills: ['rw-form-structure-sense'],
  },
  {
    id: 'rw-fragment-by-participle',
    sentence:
      'I left a sentence or a clause without a full verb by using a participle, an -ing form, or an infinitive.',
    clue: 'An -ing word alone is not a verb of a sentence. Find the subject and ask what it does.',
    skills: ['rw-form-structure-sense'],
  },
  {
    id: 'rw-extra-finite-verb',
    sentence: 'I put in a second full verb where the sentence already has one and no word joins them.',
    clue: 'A sentence needs one main verb; a second needs “and,” “that,” or another joint, or must become an -ing or to-form.',
    skills: ['rw-boundaries', 'rw-form-structure-sense'],
  },
  {
    id: 'rw-second-subject',
    sentence:
      'I named the subject a second time with a pronoun, so that the first subject is cut off from its verb or has none.',
    clue: 'Cover the words between the subject and the blank. “The leather it had worn” shows the extra “it” at once.',
    skills: ['rw-boundaries', 'rw-form-structure-sense'],
  },
  {
    id: 'rw-wrong-verb-form',
    sentence: 'I used a form of the verb that cannot stand in this place.',
    clue: 'Some words fix the form that follows: “to” and a plain verb, “has” and a past participle.',
    skills: ['rw-form-structure-sense'],
  },
]
