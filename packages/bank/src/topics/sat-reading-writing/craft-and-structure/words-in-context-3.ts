import type { WrittenItem } from '#kit'

export const wordsInContext3: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/words-in-context-25',
    skill: 'rw-words-in-context',
    difficulty: 'Low',
    b: -0.6,
    seconds: 50,
    text: '<p>Until the 1840s, every British town kept its own time by the sun, so that clocks in Bristol ran about ten minutes behind those in London. Railways could not work in this way. To print a timetable at all, they first had to ______ the hour from one end of the line to the other.</p>',
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
    right: 'standardize',
    wrong: [
      {
        html: 'diversify',
        misconception: 'rw-opposite-of-clue',
        why: 'There was already too much variety in the towns’ hours, and to diversify would be to make still more of it.',
      },
      {
        html: 'transport',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'Railways transport people and goods, but nobody can transport an hour; every town’s time had to be made the same.',
      },
      {
        html: 'moderate',
        misconception: 'rw-near-word',
        why: 'To moderate is to make less extreme; the towns’ hours were not extreme but different.',
      },
    ],
    evidence: ['every British town kept its own time by the sun', 'from one end of the line to the other'],
    explanation:
      '<strong>Plan:</strong> Words in context. Ask what the rest of the sentence says about the word, and whether it praises, blames, or does neither.</p><p>Each town “kept its own time”; a timetable needs one hour “from one end of the line to the other.”',
  },
  {
    id: 'sat-reading-writing/words-in-context-26',
    skill: 'rw-words-in-context',
    difficulty: 'High',
    b: 1.2,
    seconds: 70,
    text: '<p>To call the composer’s last quartet “difficult” is to mistake ______ for obscurity. Listeners who leave the hall speak of a locked door, and look in the program notes for a key, as if the composer had put something out of their reach. Nothing in it is hidden. There is simply a great deal happening at once, and a listener who returns to it finds not that a veil has lifted but that there is still more in the room.</p>',
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
    right: 'density',
    wrong: [
      {
        html: 'emptiness',
        misconception: 'rw-opposite-of-clue',
        why: 'A listener who understands nothing may hear emptiness, but “a great deal happening at once” is the reverse of empty.',
      },
      {
        html: 'pretension',
        misconception: 'rw-sounds-right-wrong-charge',
        why: '“Difficult” music is often called pretentious, but the author admires the quartet and finds no fault with it.',
      },
      {
        html: 'dissonance',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'Modern quartets often sound harsh, but dissonance is a matter that the text does not raise; it speaks of how much happens.',
      },
    ],
    evidence: ['There is simply a great deal happening at once'],
    explanation:
      '<strong>Plan:</strong> Words in context. Look for the words nearby that define, contrast, or illustrate the one you need.</p><p>“Nothing in it is hidden. There is simply a great deal happening at once”: it is dense, not obscure.',
  },
  {
    id: 'sat-reading-writing/words-in-context-27',
    skill: 'rw-words-in-context',
    difficulty: 'Medium',
    b: 0.2,
    seconds: 60,
    text: '<p>In the deep sea, food is scarce, and so are others of one’s own kind. Deep-sea anglerfish live scattered in the dark, and a male may swim for months without meeting a female. In some species, a male that does find one takes no ______: he bites into her side and, over time, their tissues join for good.</p>',
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
    right: 'chances',
    wrong: [
      {
        html: 'turns',
        misconception: 'rw-near-word',
        why: 'One also takes turns, and so the words go together, but turns need two that alternate; here a single male makes sure of his mate.',
      },
      {
        html: 'bait',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'Anglerfish are known for their lures, but no bait is described here; the male makes sure of the female he has found.',
      },
      {
        html: 'offense',
        misconception: 'rw-near-word',
        why: 'One can take offense as one takes chances, and that is the bait; but nobody here is insulted: he makes sure of her by biting.',
      },
    ],
    evidence: ['a male may swim for months without meeting a female', 'over time, their tissues join for good'],
    explanation:
      '<strong>Plan:</strong> Words in context. Cover the options, find the clue near the blank, and put a plain word of your own there first.</p><p>Since a meeting is so rare, he makes sure not to lose her: he risks nothing.',
  },
  {
    id: 'sat-reading-writing/words-in-context-28',
    skill: 'rw-words-in-context',
    difficulty: 'Medium',
    b: 0,
    seconds: 55,
    text: '<p>The cartoonist Yoko Brandes drew politicians for forty years without once exaggerating a nose. Her portraits were accurate, almost tender. Many of those whom she had drawn bought the originals and hung them in their offices. Her satire lay in the ______: a minister drawn with perfect dignity would be standing, on closer inspection, in a wading pool.</p>',
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
    right: 'setting',
    wrong: [
      {
        html: 'caption',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'Cartoons often have a caption, but no words under the drawing are mentioned; the joke is in the wading pool.',
      },
      {
        html: 'likeness',
        misconception: 'rw-fits-blank-not-clue',
        why: 'Satire often lies in a twisted likeness, but hers was “accurate, almost tender”; what makes the minister funny is the wading pool in which he stands.',
      },
      {
        html: 'framework',
        misconception: 'rw-near-word',
        why: 'Frame and setting lie close together, but a framework holds a thing up; the joke here is in the surroundings.',
      },
    ],
    evidence: [
      'Her portraits were accurate, almost tender.',
      'would be standing, on closer inspection, in a wading pool',
    ],
    explanation:
      '<strong>Plan:</strong> Words in context. Ask what the rest of the sentence says about the word, and whether it praises, blames, or does neither.</p><p>The figure keeps “perfect dignity”; the joke is where he is: “in a wading pool.”',
  },
  {
    id: 'sat-reading-writing/words-in-context-29',
    skill: 'rw-words-in-context',
    difficulty: 'Low',
    b: -0.9,
    seconds: 50,
    text: '<p>Coffee plants make caffeine partly as a defense, since the bitter compound poisons many insects. Yet the same plants put a trace of it in their nectar. In such small amounts it does bees no harm; it seems to ______ their memory, so that they return to the flowers more faithfully.</p>',
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
    right: 'sharpen',
    wrong: [
      {
        html: 'impair',
        misconception: 'rw-opposite-of-clue',
        why: 'One expects a poison to do harm to memory, but bees that return “more faithfully” remember better, not worse.',
      },
      {
        html: 'sweeten',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'Nectar is sweet, so the word lies near, but it is a memory that is changed here, and bees then return “more faithfully.”',
      },
      {
        html: 'overload',
        misconception: 'rw-sounds-right-wrong-charge',
        why: 'Caffeine may well be too much for a small animal, but this trace “does bees no harm”; it helps them to remember.',
      },
    ],
    evidence: ['they return to the flowers more faithfully'],
    explanation:
      '<strong>Plan:</strong> Words in context. Look for the words nearby that define, contrast, or illustrate the one you need.</p><p>Since bees “return to the flowers more faithfully,” the caffeine makes their memory better.',
  },
  {
    id: 'sat-reading-writing/words-in-context-30',
    skill: 'rw-words-in-context',
    difficulty: 'High',
    b: 1.3,
    seconds: 70,
    text: '<p>The governor’s apology was a masterpiece of ______. It had been written by three advisers and was read from a screen on a Friday evening. Reporters were told that it would be long, and that it would answer everything. He was sorry, he said, that harm had been felt; he regretted that words had been used; he wished that events had been otherwise. At no point did it emerge that anyone in particular had done anything.</p>',
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
    right: 'evasion',
    wrong: [
      {
        html: 'contrition',
        misconception: 'rw-opposite-of-clue',
        why: 'An apology should show contrition, but a contrite speaker would say what he had done, and here no one “had done anything.”',
      },
      {
        html: 'malice',
        misconception: 'rw-sounds-right-wrong-charge',
        why: 'A false apology may seem unkind, but the governor protects himself; nothing in it shows a wish to hurt.',
      },
      {
        html: 'brevity',
        misconception: 'rw-fits-blank-not-clue',
        why: 'A masterpiece of brevity is a phrase one knows, but he goes on for three clauses; the clue is that nobody, it seems, “had done anything.”',
      },
    ],
    evidence: ['At no point did it emerge that anyone in particular had done anything.'],
    explanation:
      '<strong>Plan:</strong> Words in context. Cover the options, find the clue near the blank, and put a plain word of your own there first.</p><p>“At no point did it emerge that anyone in particular had done anything”: the apology avoids responsibility.',
  },
  {
    id: 'sat-reading-writing/words-in-context-31',
    skill: 'rw-words-in-context',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 60,
    text: '<p>A language with few speakers is not bound to vanish. Faroese, with fewer than a hundred thousand, is taught in schools, printed in newspapers, and sung in clubs. Larger languages have meanwhile fallen silent, because their speakers went over to another one at work, then at school, and kept their own for jokes and for grandparents. What ______ a language is less the number of its speakers than the number of things they do in it.</p>',
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
    right: 'sustains',
    wrong: [
      {
        html: 'endangers',
        misconception: 'rw-opposite-of-clue',
        why: 'A language “with few speakers” sounds endangered, but schools, newspapers, and songs are things that keep one alive.',
      },
      {
        html: 'translates',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'Translation goes with languages as a subject, but nothing is translated here; the text tells what keeps a language alive.',
      },
      {
        html: 'endures',
        misconception: 'rw-near-word',
        why: 'It has to do with lasting, but a language itself endures; to endure a language would be to put up with it.',
      },
    ],
    evidence: ['not bound to vanish', 'the number of things they do in it'],
    explanation:
      '<strong>Plan:</strong> Words in context. Ask what the rest of the sentence says about the word, and whether it praises, blames, or does neither.</p><p>Faroese is “not bound to vanish” because so much is done in it: that is what keeps a language going.',
  },
  {
    id: 'sat-reading-writing/words-in-context-32',
    skill: 'rw-words-in-context',
    difficulty: 'Medium',
    b: 0.1,
    seconds: 60,
    text: '<p>Before the museum’s storm windows were fitted, its paintings suffered from every change in the weather. Frames warped in summer, and in winter a fine web of cracks spread over the older panels. Two loans had been refused because the lenders feared for their pictures in such rooms. The director’s proposal was modest in scope and in cost, and the board, which had turned down three grand schemes for a new wing, carried it without debate.</p>',
    stem: 'As used in the text, what does the word “carried” most nearly mean?',
    right: 'Approved',
    wrong: [
      {
        html: 'Transported',
        misconception: 'rw-right-word-wrong-sense',
        why: 'Things are carried from place to place, but a proposal is not moved anywhere; the board decided on it “without debate.”',
      },
      {
        html: 'Postponed',
        misconception: 'rw-opposite-of-clue',
        why: 'Boards do put things off, and this one had “turned down three grand schemes”; but “without debate” shows that it agreed at once.',
      },
      {
        html: 'Exhibited',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'Museums exhibit paintings, and so the word goes with the place; but what the board carried is a proposal.',
      },
    ],
    evidence: ['which had turned down three grand schemes for a new wing', 'without debate'],
    explanation:
      '<strong>Plan:</strong> Words in context. Look for the words nearby that define, contrast, or illustrate the one you need.</p><p>The board “had turned down three grand schemes” but passed this one “without debate.”',
  },
  {
    id: 'sat-reading-writing/words-in-context-33',
    skill: 'rw-words-in-context',
    difficulty: 'Medium',
    b: -0.3,
    seconds: 55,
    text: '<p>More than fifty thousand species of spider are known, and nearly all of them live by catching other animals. The spider <em>Bagheera kiplingi</em> is unusual in being largely a vegetarian. It ______ the protein-rich tips of acacia leaves, dodging the ants that guard them, and only now and then adds an insect to its diet.</p>',
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
    right: 'harvests',
    wrong: [
      {
        html: 'ambushes',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'Most spiders ambush their prey, but leaf tips do not move and cannot be surprised; this spider is “largely a vegetarian.”',
      },
      {
        html: 'shuns',
        misconception: 'rw-opposite-of-clue',
        why: 'The leaf tips are what it lives on, so it cannot be said to shun them; it is “largely a vegetarian.”',
      },
      {
        html: 'cultivates',
        misconception: 'rw-near-word',
        why: 'To cultivate is to raise a crop; the spider only takes what the plant has grown.',
      },
    ],
    evidence: ['largely a vegetarian', 'the protein-rich tips of acacia leaves'],
    explanation:
      '<strong>Plan:</strong> Words in context. Cover the options, find the clue near the blank, and put a plain word of your own there first.</p><p>A spider that is “largely a vegetarian” gathers the leaf tips as food.',
  },
  {
    id: 'sat-reading-writing/words-in-context-34',
    skill: 'rw-words-in-context',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 65,
    text: '<p>Readers of the explorer’s journal are struck by its even temper. He kept it through four winters in the mountains, writing every night by the light of a lamp. Avalanche, hunger, and the theft of the mules are recorded in the same ______ tone as the price of rice, and one must watch the handwriting to see which nights were bad.</p>',
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
    right: 'dispassionate',
    wrong: [
      {
        html: 'impassioned',
        misconception: 'rw-opposite-of-clue',
        why: 'The temper is “even,” and the tone is that of a price list, so passion is the opposite of what one reads there.',
      },
      {
        html: 'callous',
        misconception: 'rw-sounds-right-wrong-charge',
        why: 'An even temper need not be a hard heart, and the handwriting shows that he suffered.',
      },
      {
        html: 'adventurous',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'Avalanches and stolen mules are adventures, but the tone in which they are told is that of “the price of rice.”',
      },
    ],
    evidence: ['even temper', 'in the same', 'as the price of rice'],
    explanation:
      '<strong>Plan:</strong> Words in context. Ask what the rest of the sentence says about the word, and whether it praises, blames, or does neither.</p><p>The journal has an “even temper”: disasters are set down like “the price of rice.”',
  },
  {
    id: 'sat-reading-writing/words-in-context-35',
    skill: 'rw-words-in-context',
    difficulty: 'Low',
    b: -1,
    seconds: 50,
    text: '<p>Many people imagine that a chameleon changes color to match whatever it sits on. Children’s books show it turning plaid on a blanket, and visitors to zoos are disappointed when nothing of the kind happens. In fact the change is more often a ______ to other chameleons: bright colors can announce a challenge, and dull ones surrender.</p>',
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
    right: 'signal',
    wrong: [
      {
        html: 'disguise',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'A disguise is what many people imagine, but “in fact” corrects that belief: the colors speak to other chameleons.',
      },
      {
        html: 'barrier',
        misconception: 'rw-fits-blank-not-clue',
        why: 'A barrier could keep other chameleons away, but the colon explains the blank by colors that “announce” something, and a barrier tells nobody anything.',
      },
      {
        html: 'tribute',
        misconception: 'rw-sounds-right-wrong-charge',
        why: 'A tribute, too, is paid to another, but it honors him, and a challenge or a surrender does not.',
      },
    ],
    evidence: ['bright colors can announce a challenge, and dull ones surrender'],
    explanation:
      '<strong>Plan:</strong> Words in context. Look for the words nearby that define, contrast, or illustrate the one you need.</p><p>Colors that “announce a challenge” or “surrender” tell others something.',
  },
  {
    id: 'sat-reading-writing/words-in-context-36',
    skill: 'rw-words-in-context',
    difficulty: 'Medium',
    b: 0.5,
    seconds: 60,
    text: '<p>The philosopher Anselm Reyer wrote that a good question should “leave a bruise.” His students learned to expect no comfort from his seminars. They came all the same, year after year, and the room was always full. He would let a confident answer stand for a full minute of silence before he ______ it with a single counterexample.</p>',
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
    right: 'demolished',
    wrong: [
      {
        html: 'bolstered',
        misconception: 'rw-opposite-of-clue',
        why: 'An example often bolsters an answer, but this is a counterexample, which weakens it; his questions “leave a bruise.”',
      },
      {
        html: 'pondered',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'He may have pondered the answer for a minute, but a counterexample is used for more than thinking.',
      },
      {
        html: 'illustrated',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'Examples illustrate, and one is used here, but it is a counterexample: it contradicts the answer instead of making it clearer.',
      },
    ],
    evidence: ['expect no comfort from his seminars', 'with a single counterexample'],
    explanation:
      '<strong>Plan:</strong> Words in context. Cover the options, find the clue near the blank, and put a plain word of your own there first.</p><p>Questions “leave a bruise,” and a “single counterexample” is enough to destroy the answer.',
  },
]
