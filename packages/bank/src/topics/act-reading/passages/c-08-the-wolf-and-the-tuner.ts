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
      right: 'No way of tuning a keyboard is free of compromise; the present one gives up variety for freedom.',
      wrong: [
        {
          html: 'No way of tuning a keyboard is free of compromise; the present one gives up fifths for sweet thirds.',
          misconception: 'ar-half-right',
          why: 'The compromise is right, but sweet thirds were what tuners sought “Around 1500”; in the present one “The thirds come off less well” than the fifths.',
        },
        {
          html: 'No way of tuning a keyboard is free of compromise; the present one gives up pure octaves for fifths.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The fifths are spoken of throughout, but octaves are left alone: in the table they have the same size in both columns.',
        },
        {
          html: 'No way of tuning a keyboard is free of compromise; the present one serves factories, not composers.',
          misconception: 'ar-half-right',
          why: 'A factory did gain by it, that is right; but so did the other side: “A composer could pass through any key and find it furnished like the last.”',
        },
      ],
      evidence: [
        'The gain is freedom of movement',
        'The loss is harder to point to, since it is a loss of difference.',
      ],
      explanation:
        '<p class="plan">This asks for the whole: the right option must cover the comma, the history and the closing weighing of gain and loss.</p><p>The comma “has to go somewhere” ([[line: it has to go somewhere]]), so each method is a compromise. Of the one in use the author says: “The gain is freedom of movement … The loss is harder to point to, since it is a loss of difference” ([[line: The loss is harder to point to]]).</p>',
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
      stem: 'The numbers for the fifth and the major third in the table support the author’s statement that in equal temperament:',
      right: 'the thirds come off less well than the fifths.',
      wrong: [
        {
          html: 'the fifths pay for the sweetness of the thirds.',
          misconception: 'ar-reversed',
          why: 'Around 1500 it was so, when fifths were narrowed for the sake of “sweet thirds”; but the table gives the thirds a difference of 14, and the fifths one of 2.',
        },
        {
          html: 'the fifths and the thirds share the damage evenly.',
          misconception: 'ar-compares-wrongly',
          why: '“Equal” temperament sounds like equal shares; but the differences in the table are 2 for the fifth and 14 for the major third.',
        },
        {
          html: 'the fifths are wide and the thirds are narrow.',
          misconception: 'ar-compares-wrongly',
          why: 'Both do differ from pure, but the table has it the other way around: the fifth is narrower by 2, and the major third is wider by 14.',
        },
      ],
      evidence: ['The thirds come off less well.', '14'],
      explanation:
        '<p class="plan">Table and text: read the column “Difference” for the two intervals, then look for a sentence that compares them.</p><p>The table gives a difference of 2 for the fifth and of 14 for the major third. The passage says that each fifth is narrow by an amount “so small that few listeners notice it. The thirds come off less well” ([[line: The thirds come off less well]]).</p>',
    },
    {
      id: 'act-reading/the-wolf-and-the-tuner-q7',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The author’s attitude toward the story in [[line: It is often said that equal temperament won]] is best described as:',
      right: 'skeptical, because the meaning of a title and the dates tell against it.',
      wrong: [
        {
          html: 'doubtful, because other composers had used all the keys before Bach.',
          misconception: 'ar-outside-the-text',
          why: 'Earlier pieces would take the credit from Bach; but none are mentioned: the doubt rests on what “Well-tempered” meant, and on when the method became general.',
        },
        {
          html: 'respectful, because the pieces were written in all twenty-four keys.',
          misconception: 'ar-quoted-view-for-author',
          why: 'The pieces in all keys are what the story builds on, but the author says that “most scholars no longer accept it.”',
        },
        {
          html: 'distrustful, because the pieces leave out the keys that howled worst.',
          misconception: 'ar-half-right',
          why: 'She does not trust the story, that is right; but the pieces leave nothing out: they are a set “in all twenty-four keys.”',
        },
      ],
      evidence: [
        'The story is neat, and most scholars no longer accept it.',
        '“Well-tempered” meant that all the keys were usable, not that they were the same',
      ],
      explanation:
        '<p class="plan">An attitude question: keep apart what “is often said” and what the author says next.</p><p>“The story is neat, and most scholars no longer accept it” ([[line: The story is neat]]). Two reasons follow: “well-tempered” meant usable, “not that they were the same,” and equal temperament became general “well over a century after” 1722.</p>',
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
      right: 'differences among keys that equal temperament took away.',
      wrong: [
        {
          html: 'changes of color that the composers themselves had not intended.',
          misconception: 'ar-half-right',
          why: 'They do hear a change, as of light; but the players “tune as their composers did,” so what is heard is what was there in those days.',
        },
        {
          html: 'a roughness in thirds that equal temperament took away.',
          misconception: 'ar-reversed',
          why: 'Thirds do differ between the tunings, but the other way around: it is in equal temperament that they “come off less well” and have an “edge.”',
        },
        {
          html: 'a sweetness of single thirds that pianos can no longer give.',
          misconception: 'ar-true-but-not-asked',
          why: 'Thirds on a piano are indeed wide, and have an “edge”; but what these audiences notice comes “When the piece moves from one key to another.”',
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
