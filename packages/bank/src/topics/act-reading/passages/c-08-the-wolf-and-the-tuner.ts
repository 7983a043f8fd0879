import { type Passage, table } from '#kit'

export const passage: Passage = {
  id: 'act-reading/the-wolf-and-the-tuner',
  kind: 'Humanities',
  title: 'The Wolf and the Tuner',
  description:
    'This passage is adapted from a book for concertgoers, “How a Piano Lies,” by Ingrid Solheim (2011). The table belongs to the passage. Author and source are invented.',
  paragraphs: [
    'A piano that has just been tuned by a good tuner is out of tune. This is not a scandal, and it is not a matter of degree. Leaving its octaves aside, there is not one interval on the instrument that is exactly right, and the tuner has been paid to see to it that all of them are wrong by the proper amount.',
    'The trouble lies in the numbers. Two strings sound most restful together when their rates of vibration stand in a simple ratio. Two to one gives the octave. Three to two gives the fifth, the leap at the beginning of “Twinkle, Twinkle, Little Star.” Five to four gives the major third, which makes a chord sound bright. If a singer and a violinist are left alone, they find these ratios by ear, since at any other the two tones rub against each other and one hears a slow beating, like a wing.',
    'Now tune a keyboard by them. Begin at the lowest C and go up by pure fifths: C, G, D, A and so on. After twelve of them you have touched every note there is, and you arrive at a C again, seven octaves above the first. Or rather, you arrive close to it. Twelve fifths, each of three to two, carry you a little farther than seven octaves of two to one. No power of three is ever equal to a power of two, so the circle can never close. The gap is called a comma. It is about a quarter of the distance from one key to the next, and it has to go somewhere.',
    'For several centuries the question of where to put it was debated with a heat that is otherwise reserved for religion. One could tune eleven fifths pure and leave the whole of the comma in the twelfth, which then howled so badly that players called it the wolf and wrote no music that passed near it. Around 1500 many tuners took to narrowing most of the fifths in order to get sweet thirds; the common keys sounded lovely, and the wolf, pushed into the remote ones, howled worse than ever. By the eighteenth century there was a host of compromises in which every key could be used and no two were quite alike. C major might be calm, E major keen, A-flat major dark. When composers of that time speak of the character of a key, they may be speaking of something that one could hear.',
    'The method in use today is the simplest. It cuts the comma into twelve equal parts and takes one of them from every fifth. This is equal temperament. Each fifth is then narrow by an amount so small that few listeners notice it. The thirds come off less well. As the table shows, a major third on the piano is wider than a pure one by a seventh of a half step, and anyone who has sung in a good choir and then sat down at a keyboard has felt its edge without knowing what it was. We do not hear it as wrong, because we have hardly heard anything else.',
    'It is often said that equal temperament won because Bach proved its worth with *The Well-Tempered Clavier*, a set of pieces in all twenty-four keys. The story is neat, and most scholars no longer accept it. “Well-tempered” meant that all the keys were usable, not that they were the same, and equal temperament did not become general on pianos until well over a century after the first of the pieces were finished in 1722. What it had to recommend it was convenience. A composer could pass through any key and find it furnished like the last; a factory could teach one procedure to all of its tuners.',
    'Whether that was worth the price is a question of taste. The gain is freedom of movement: much of the music written since 1850 could not be played without it. The loss is harder to point to, since it is a loss of difference. Some players of old music now tune as their composers did, and their audiences report an odd experience. When the piece moves from one key to another, the light seems to change.',
  ],
  figure: table(
    ['Interval', 'Pure', 'Equal temperament', 'Difference'],
    [
      ['Octave', '1200', '1200', '0'],
      ['Fifth', '702', '700', '2'],
      ['Fourth', '498', '500', '2'],
      ['Major third', '386', '400', '14'],
      ['Minor third', '316', '300', '16'],
    ],
    'Size of some intervals in cents (hundredths of a piano’s half step), rounded',
    true,
  ),
  questions: [
    {
      id: 'act-reading/the-wolf-and-the-tuner-q1',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 60,
      text: '',
      stem: 'Which of the following best states the main idea of the passage?',
      right: 'Every way of tuning a keyboard has its price, the present one included.',
      wrong: [
        {
          html: 'Tuning was a matter of taste once, and has become one of numbers.',
          misconception: 'ar-reversed',
          why: 'Numbers were the trouble from the start, as “the circle can never close”; and at the end the price is still “a question of taste.”',
        },
        {
          html: 'Equal temperament won every key for composers and gave up the fifths.',
          misconception: 'ar-half-right',
          why: 'Every key is the gain, that is right; but the fifths came off well: each is narrow by an amount “so small that few listeners notice it.”',
        },
        {
          html: 'Equal temperament is a mistake that some players are now correcting.',
          misconception: 'ar-extreme-wording',
          why: 'Some players do tune as of old; but whether the new way was worth it “is a question of taste,” and much music needs it.',
        },
      ],
      evidence: ['it has to go somewhere', 'Whether that was worth the price is a question of taste.'],
      explanation:
        '<p class="plan">This asks for the whole: the right option must cover the comma, the history and the closing weighing of gain and loss.</p><p>The comma “has to go somewhere” ([[line: it has to go somewhere]]), so each method puts up with something, be it a wolf or wide thirds. Of the one in use the author says: “Whether that was worth the price is a question of taste” ([[line: Whether that was worth the price is a question of taste]]).</p>',
    },
    {
      id: 'act-reading/the-wolf-and-the-tuner-q2',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The main purpose of the first paragraph is to:',
      right: 'set a riddle that the following paragraphs solve.',
      wrong: [
        {
          html: 'state a belief that the following paragraphs call in question.',
          misconception: 'ar-half-right',
          why: 'What it states is surprising, but it is meant: what follows does not question it, and explains from the numbers why it must be so.',
        },
        {
          html: 'defend tuners against a complaint that is often heard about them.',
          misconception: 'ar-wrong-tone',
          why: '“This is not a scandal” may sound like a defense, but nobody is said to complain; the words only sharpen the riddle.',
        },
        {
          html: 'name a fault that the following paragraphs trace to the makers.',
          misconception: 'ar-invented-cause',
          why: 'The notes of a piano are called wrong, so somebody seems to be at fault; but nobody is: “The trouble lies in the numbers.”',
        },
      ],
      evidence: [
        'A piano that has just been tuned by a good tuner is out of tune.',
        'The trouble lies in the numbers.',
      ],
      explanation:
        '<p class="plan">A function question: see how the second paragraph takes up the first.</p><p>“A piano that has just been tuned by a good tuner is out of tune” ([[line: A piano that has just been tuned]]) is a riddle. The second paragraph begins to solve it: “The trouble lies in the numbers” ([[line: The trouble lies in the numbers]]).</p>',
    },
    {
      id: 'act-reading/the-wolf-and-the-tuner-q3',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.4,
      seconds: 55,
      text: '',
      stem: 'According to the passage, equal temperament suited a piano factory because:',
      right: 'all its tuners could learn one procedure.',
      wrong: [
        {
          html: 'all its pianos could be tuned by machine.',
          misconception: 'ar-half-right',
          why: 'The ease of the work is the point, but no machine is mentioned: a factory could “teach one procedure to all of its tuners.”',
        },
        {
          html: 'all the music since 1850 could be played on it.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That gain is named in the last paragraph, but for music; what served the factory was that the work could be taught in one way.',
        },
        {
          html: 'all its pianos would sound well in every key.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Every key is indeed “furnished like the last,” but that gain is the composer’s; what the sentence gives to the factory is a procedure to teach.',
        },
      ],
      evidence: ['a factory could teach one procedure to all of its tuners'],
      explanation:
        '<p class="plan">A cause question: find the factory, and the word “convenience” before it.</p><p>“What it had to recommend it was convenience”: among other things, “a factory could teach one procedure to all of its tuners” ([[line: a factory could teach one procedure to all of its tuners]]). What a factory can teach to all of its tuners, all of them can learn: the option says it from their side.</p>',
    },
    {
      id: 'act-reading/the-wolf-and-the-tuner-q4',
      skill: 'ar-words-in-context',
      difficulty: 'Low',
      b: -0.5,
      seconds: 45,
      text: '',
      stem: 'In the passage, “the wolf” ([[line: players called it the wolf]]) is a name for:',
      right: 'the fifth that was left with the whole of the comma.',
      wrong: [
        {
          html: 'the gap by which twelve fifths pass seven octaves.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That gap is described just before, but it “is called a comma”; the wolf is the one fifth that has to take it in.',
        },
        {
          html: 'the third that was made too wide by sweet fifths.',
          misconception: 'ar-half-right',
          why: 'Something is badly out of tune in both cases, but what howled was “the twelfth” of the fifths, in which the comma was left.',
        },
        {
          html: 'the slow beating that is heard between two tones.',
          misconception: 'ar-literal-for-figurative',
          why: 'Beating is a sound too, but it is likened to “a wing”; “the wolf” is what players called an interval that howled.',
        },
      ],
      evidence: [
        'leave the whole of the comma in the twelfth, which then howled so badly that players called it the wolf',
      ],
      explanation:
        '<p class="plan">A name in its context: find what the word “it” in “called it the wolf” refers to.</p><p>“One could tune eleven fifths pure and leave the whole of the comma in the twelfth, which then howled so badly that players called it the wolf” ([[line: players called it the wolf]]). “The twelfth” is the twelfth fifth. So the name belongs to one fifth, that is, to an interval, and “howled” says how it sounded.</p>',
    },
    {
      id: 'act-reading/the-wolf-and-the-tuner-q5',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'According to the table, which of the following intervals is narrower in equal temperament than when it is pure?',
      right: 'The minor third',
      wrong: [
        {
          html: 'The major third',
          misconception: 'ar-compares-wrongly',
          why: 'It differs nearly as much as the minor third, but in the other direction: 400 on the piano against 386 pure, so it is wider.',
        },
        {
          html: 'The fourth',
          misconception: 'ar-compares-wrongly',
          why: 'The difference is 2, as with the fifth, which is narrower; but here the piano’s 500 is larger than the pure 498, so the fourth is wider.',
        },
        {
          html: 'The octave',
          misconception: 'ar-misreads-figure',
          why: 'The smallest number of all, 0, stands in its row, but in the column of differences: both sizes are 1200, so it is neither narrower nor wider.',
        },
      ],
      evidence: ['Minor third', '316'],
      explanation:
        '<p class="plan">A question on the table: compare the second column with the third and look for a smaller number on the piano.</p><p>For the minor third the table has 316 for pure and 300 for the piano: the piano’s is smaller. For the major third (386 and 400) and the fourth (498 and 500) it is larger; for the octave both are 1200.</p>',
    },
    {
      id: 'act-reading/the-wolf-and-the-tuner-q6',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'The experience of a person who has sung in a choir and then sits down at a keyboard is offered as evidence that:',
      right: 'a third on the piano can be felt to be off.',
      wrong: [
        {
          html: 'a trained ear hears the piano as wrong.',
          misconception: 'ar-half-right',
          why: 'Singers do feel something, but “without knowing what it was”; and of all of us it is said, “We do not hear it as wrong.”',
        },
        {
          html: 'a fifth on the piano is a little too narrow.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The fifth is narrow, “by an amount so small that few listeners notice it”; what the singer feels is the edge of the third.',
        },
        {
          html: 'a choir will drift from the pitch of a piano.',
          misconception: 'ar-outside-the-text',
          why: 'Choirs that sing alone may well drift; but here the singer is at a keyboard, and it is an interval that is felt, not a pitch.',
        },
      ],
      evidence: [
        'a major third on the piano is wider than a pure one by a seventh of a half step, and anyone who has sung in a good choir and then sat down at a keyboard has felt its edge without knowing what it was',
      ],
      explanation:
        '<p class="plan">A question of evidence: find the choir in the fifth paragraph, and ask to what “its edge” refers.</p><p>“A major third on the piano is wider than a pure one,” and the singer “has felt its edge without knowing what it was” ([[line: has felt its edge without knowing what it was]]). “Its” goes back to the major third: what the table says in numbers, a singer notices without them.</p>',
    },
    {
      id: 'act-reading/the-wolf-and-the-tuner-q7',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The author’s attitude toward the story in [[line: It is often said that equal temperament won]] is best described as:',
      right: 'doubtful, like that of most scholars today.',
      wrong: [
        {
          html: 'doubtful, since others wrote in all keys before Bach.',
          misconception: 'ar-outside-the-text',
          why: 'Earlier pieces would take the credit from Bach; but none are mentioned: the doubt rests on what “Well-tempered” meant, and on when the method became general.',
        },
        {
          html: 'indignant, since a title has been misread.',
          misconception: 'ar-wrong-tone',
          why: 'The title has been misread, that much is right; but the author calls the story “neat” and sets it right without any heat.',
        },
        {
          html: 'respectful, since the pieces use every key.',
          misconception: 'ar-quoted-view-for-author',
          why: 'The pieces in all keys are what the story builds on, but the author says that “most scholars no longer accept it.”',
        },
      ],
      evidence: ['The story is neat, and most scholars no longer accept it.'],
      explanation:
        '<p class="plan">An attitude question: keep apart what “is often said” and what the author says next.</p><p>“The story is neat, and most scholars no longer accept it” ([[line: The story is neat]]). The author sides with them, and gives two reasons: “well-tempered” meant usable, “not that they were the same,” and equal temperament became general “well over a century after” 1722.</p>',
    },
    {
      id: 'act-reading/the-wolf-and-the-tuner-q8',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 1.1,
      seconds: 65,
      text: '',
      stem: 'Which of the following would most strengthen the suggestion that is made in [[line: something that one could hear]]?',
      right: 'On an untouched organ of that age the size of thirds varies from key to key.',
      wrong: [
        {
          html: 'A letter of that time calls one key calm and another keen, as poems had done before.',
          misconception: 'ar-too-weak',
          why: 'It would strengthen the suggestion a little, but keys may have been described in this way by habit, “as poems had done”; it does not show that there was something to hear.',
        },
        {
          html: 'A keyboard of that time turns out to have been tuned in equal temperament throughout.',
          misconception: 'ar-wrong-side',
          why: 'In equal temperament all keys are alike, so this would weaken the suggestion that there was a difference to hear.',
        },
        {
          html: 'The low pipes of an untouched organ of that age sound darker than the high.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'It is a fact about sound, and about an old instrument; but low and high pipes serve every key, so it says nothing of one key against another.',
        },
      ],
      evidence: ['they may be speaking of something that one could hear', 'no two were quite alike'],
      explanation:
        '<p class="plan">Strengthening a claim: the claim is that the difference was in the sound; look for evidence about the sound itself.</p><p>The author says of composers and their keys that “they may be speaking of something that one could hear” ([[line: something that one could hear]]), since in those tunings “no two were quite alike.” An instrument whose keys really have thirds of different sizes would show that there was something to hear.</p>',
    },
    {
      id: 'act-reading/the-wolf-and-the-tuner-q9',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'The last sentence of the passage suggests that audiences at such concerts notice:',
      right: 'that the keys are not like one another.',
      wrong: [
        {
          html: 'that the pitch is not that of today.',
          misconception: 'ar-outside-the-text',
          why: 'Old music is often played at another pitch, but the passage does not mention it; its light “seems to change” within one piece.',
        },
        {
          html: 'that the chords have sweeter thirds.',
          misconception: 'ar-true-but-not-asked',
          why: 'Thirds on a piano do have an “edge” that older tunings spare some keys; but what these audiences notice comes “When the piece moves.”',
        },
        {
          html: 'that the old composers changed key often.',
          misconception: 'ar-half-right',
          why: 'It is at a change of key that they notice something; but how often the composers made one is not what strikes them.',
        },
      ],
      evidence: [
        'it is a loss of difference',
        'When the piece moves from one key to another, the light seems to change.',
      ],
      explanation:
        '<p class="plan">An inference about a figure of speech: connect it with “a loss of difference” in the same paragraph.</p><p>With equal temperament there is “a loss of difference” ([[line: it is a loss of difference]]). Those who hear the old tunings find that “when the piece moves from one key to another, the light seems to change”: the difference is there again.</p>',
    },
  ],
}
