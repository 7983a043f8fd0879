import type { WrittenItem } from '#kit'

export const wordsInContext1: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/words-in-context-01',
    skill: 'rw-words-in-context',
    difficulty: 'Low',
    b: -1.2,
    seconds: 50,
    text: '<p>The forests of Central and South America are home to a small green frog that spends the day asleep on the underside of a leaf. Birds and snakes hunt among the branches around it. The glass frog’s skin is nearly clear. While it sleeps, it hides most of its red blood cells in its liver, so that its body becomes almost ______: an observer can see the leaf on which the animal is resting right through it.</p>',
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
    right: 'transparent',
    wrong: [
      {
        html: 'motionless',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'A sleeping frog may be still, but that would not let one see a leaf through it.',
      },
      {
        html: 'conspicuous',
        misconception: 'rw-opposite-of-clue',
        why: 'A frog on a leaf might well catch the eye, but one through whose body the leaf can be seen is hard to notice.',
      },
      {
        html: 'apparent',
        misconception: 'rw-near-word',
        why: 'It sounds like the right word and has to do with seeing, but “apparent” means easy to see or seeming; it does not mean see-through.',
      },
    ],
    evidence: ['an observer can see the leaf on which the animal is resting right through it'],
    explanation:
      '<strong>Plan:</strong> Words in context. Ask what the rest of the sentence says about the word, and whether it praises, blames, or does neither.</p><p>What follows the colon defines the blank: one “can see the leaf on which the animal is resting right through it.”',
  },
  {
    id: 'sat-reading-writing/words-in-context-02',
    skill: 'rw-words-in-context',
    difficulty: 'Low',
    b: -1,
    seconds: 50,
    text: '<p>Early reviewers found the plays of Hester Quill so different from one another that they doubted a single author could have written them. One even proposed that a club of friends had signed a common name to whatever each of them produced. Later scholars have come to admire this very ______, noting that Quill never repeated a setting, a plot, or even a kind of joke. What had looked like a club, they say, was a restless mind.</p>',
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
    right: 'variety',
    wrong: [
      {
        html: 'humor',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'Jokes are mentioned, so humor seems near, but the point is that no two of them were of one kind.',
      },
      {
        html: 'consistency',
        misconception: 'rw-opposite-of-clue',
        why: 'Scholars often admire a consistent author, but plays “so different from one another” are the contrary of consistent.',
      },
      {
        html: 'confusion',
        misconception: 'rw-sounds-right-wrong-charge',
        why: 'Scholars “admire” it, so the word cannot be a reproach. The topic fits, but the tone does not: decide first whether the blank praises, blames, or does neither.',
      },
    ],
    evidence: ['so different from one another', 'never repeated a setting, a plot, or even a kind of joke'],
    explanation:
      '<strong>Plan:</strong> Words in context. Look for the words nearby that define, contrast, or illustrate the one you need.</p><p>The plays are “so different from one another” and Quill “never repeated a setting”: that is variety.',
  },
  {
    id: 'sat-reading-writing/words-in-context-03',
    skill: 'rw-words-in-context',
    difficulty: 'Medium',
    b: -0.1,
    seconds: 55,
    text: '<p>In many libraries books about mushrooms still stand beside books about ferns, and botanists taught both until well into the last century. Fungi were long classified as simple plants. A mushroom stands still in the ground, after all, and puts up something like a fruit. The arrangement was ______ at best: fungi make no food from sunlight, their cell walls contain the substance found in the shells of insects, and their closest relatives turn out to be animals.</p>',
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
    right: 'dubious',
    wrong: [
      {
        html: 'rigorous',
        misconception: 'rw-opposite-of-clue',
        why: 'A classification ought to be rigorous, but the list of objections shows that this one was anything but careful.',
      },
      {
        html: 'hesitant',
        misconception: 'rw-near-word',
        why: 'Doubt is near the point, but it is people who hesitate; an arrangement that has been made does not.',
      },
      {
        html: 'natural',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'Fungi are part of nature, and so the word goes with the subject, but all the facts listed count against the grouping.',
      },
    ],
    evidence: ['fungi make no food from sunlight', 'their closest relatives turn out to be animals'],
    explanation:
      '<strong>Plan:</strong> Words in context. Cover the options, find the clue near the blank, and put a plain word of your own there first.</p><p>Everything after the colon counts against the arrangement: “fungi make no food from sunlight,” and “their closest relatives turn out to be animals.” It was doubtful.',
  },
  {
    id: 'sat-reading-writing/words-in-context-04',
    skill: 'rw-words-in-context',
    difficulty: 'Medium',
    b: 0.2,
    seconds: 60,
    text: '<p>Restorers once repainted damaged frescoes so skillfully that no one could tell new work from old. Owners were delighted, and for a century a good restorer was one whose hand could not be seen. Some signed nothing, and their names are lost with the damage they hid. Many now prefer to fill losses with fine parallel lines that blend at a distance but are ______ up close, so that viewers are never misled about what is original.</p>',
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
    right: 'discernible',
    wrong: [
      {
        html: 'inconspicuous',
        misconception: 'rw-opposite-of-clue',
        why: 'Restorers once took pride in work that nobody noticed, but lines that escaped notice up close would mislead the viewers.',
      },
      {
        html: 'distracting',
        misconception: 'rw-sounds-right-wrong-charge',
        why: 'Lines across a picture could well disturb the eye, but these are meant to inform: they show “what is original.”',
      },
      {
        html: 'decorative',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'Fine lines might well be decorative, but ornament keeps nobody from being misled; what matters is that the new work can be seen.',
      },
    ],
    evidence: ['blend at a distance but', 'viewers are never misled about what is original'],
    explanation:
      '<strong>Plan:</strong> Words in context. Ask what the rest of the sentence says about the word, and whether it praises, blames, or does neither.</p><p>“But” turns from blending to its contrary: up close the lines can be told apart, so that viewers “are never misled about what is original.”',
  },
  {
    id: 'sat-reading-writing/words-in-context-05',
    skill: 'rw-words-in-context',
    difficulty: 'Medium',
    b: 0.5,
    seconds: 65,
    text: '<p>The minister’s memoirs run to eight hundred pages and describe his schools, his travels, and his dogs at length. They are ______ about the years of the scandal. Whole months pass in a sentence, names give way to initials, and of the trial itself he remarks only that the autumn was unusually fine.</p>',
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
    right: 'reticent',
    wrong: [
      {
        html: 'candid',
        misconception: 'rw-opposite-of-clue',
        why: 'Eight hundred pages sound like a full confession, but a candid writer would not pass over the trial with a word about the autumn.',
      },
      {
        html: 'nostalgic',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'Memoirs are often nostalgic, but a remark about a fine autumn passes over the years of the scandal; it does not long for them.',
      },
      {
        html: 'repentant',
        misconception: 'rw-fits-blank-not-clue',
        why: 'One may expect a repentant tone after a scandal, but months that pass in a sentence and names cut to initials tell of silence, not of regret.',
      },
    ],
    evidence: ['Whole months pass in a sentence, names give way to initials'],
    explanation:
      '<strong>Plan:</strong> Words in context. Look for the words nearby that define, contrast, or illustrate the one you need.</p><p>“Whole months pass in a sentence, names give way to initials”: he is unwilling to speak of these years.',
  },
  {
    id: 'sat-reading-writing/words-in-context-06',
    skill: 'rw-words-in-context',
    difficulty: 'Low',
    b: -0.9,
    seconds: 50,
    text: '<p>Desert locusts are harmless when they live alone. They eat little, fly by night, and keep their dull color, and a traveler may cross their country without seeing one. For years at a time a farmer may forget that there are such insects. But crowding sets off a change: after a few hours of being jostled by others, a locust that had ______ its fellows begins to seek them out, and a swarm is on its way.</p>',
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
    right: 'avoided',
    wrong: [
      {
        html: 'followed',
        misconception: 'rw-opposite-of-clue',
        why: 'Following others is what a swarm does, but this locust “begins to seek them out” only after the change.',
      },
      {
        html: 'devoured',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'Locusts are known for eating, but nothing is said of eating one another; the contrast is with beginning “to seek them out.”',
      },
      {
        html: 'averted',
        misconception: 'rw-near-word',
        why: 'It sounds like the right word, but one averts a danger or turns aside the eyes; fellows cannot be averted.',
      },
    ],
    evidence: ['harmless when they live alone', 'begins to seek them out'],
    explanation:
      '<strong>Plan:</strong> Words in context. Cover the options, find the clue near the blank, and put a plain word of your own there first.</p><p>Locusts that “live alone” change into ones that “seek them out”; before, then, they kept away from their fellows.',
  },
  {
    id: 'sat-reading-writing/words-in-context-07',
    skill: 'rw-words-in-context',
    difficulty: 'Medium',
    b: 0,
    seconds: 60,
    text: '<p>Marta Olin’s first quilts followed printed patterns stitch for stitch. They won prizes at two county fairs, where judges turned them over to count the stitches on the back, and they were copied in their turn by her neighbors. Her later ones keep a pattern only as a point of departure; a single square of it may survive in a corner, and the rest of the cloth is ______ from it with a freedom that her teachers found alarming.</p>',
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
    right: 'improvised',
    wrong: [
      {
        html: 'copied',
        misconception: 'rw-opposite-of-clue',
        why: 'Copying fits a quilt with a pattern, but that is what the first quilts did; the later ones have “a freedom” that alarmed her teachers.',
      },
      {
        html: 'trimmed',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'Cloth is trimmed in quilting, and so the word belongs to the topic; but “freedom” asks for invention, not for cutting.',
      },
      {
        html: 'salvaged',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'Quilts are often made of salvaged scraps, but nothing is being rescued from the pattern; “freedom” asks for invention.',
      },
    ],
    evidence: ['keep a pattern only as a point of departure', 'with a freedom that her teachers found alarming'],
    explanation:
      '<strong>Plan:</strong> Words in context. Ask what the rest of the sentence says about the word, and whether it praises, blames, or does neither.</p><p>The later quilts keep a pattern “only as a point of departure,” and the rest is made up “with a freedom that her teachers found alarming.”',
  },
  {
    id: 'sat-reading-writing/words-in-context-08',
    skill: 'rw-words-in-context',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 60,
    text: '<p>It would be wrong to call the treaty of 1684 a failure merely because war broke out again after twenty years. Historians have done so again and again, and schoolbooks give it a single line. Earlier agreements between the two cities had lasted two years, or three. By the standards of the region, twenty years of peace was a ______ achievement.</p>',
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
    right: 'considerable',
    wrong: [
      {
        html: 'negligible',
        misconception: 'rw-opposite-of-clue',
        why: 'Peace that ended in war may look like little, but beside the two or three years of earlier agreements twenty are a great deal.',
      },
      {
        html: 'considerate',
        misconception: 'rw-near-word',
        why: 'It sounds almost like the right word, but “considerate” means thoughtful of others, and an achievement is not that.',
      },
      {
        html: 'questionable',
        misconception: 'rw-sounds-right-wrong-charge',
        why: 'Historians have called the treaty a failure, but the author defends it against them and does not cast doubt on it.',
      },
    ],
    evidence: [
      'Earlier agreements between the two cities had lasted two years, or three.',
      'By the standards of the region',
    ],
    explanation:
      '<strong>Plan:</strong> Words in context. Look for the words nearby that define, contrast, or illustrate the one you need.</p><p>Other agreements “had lasted two years, or three,” so that twenty years is much.',
  },
  {
    id: 'sat-reading-writing/words-in-context-09',
    skill: 'rw-words-in-context',
    difficulty: 'Low',
    b: -1.1,
    seconds: 50,
    text: '<p>The bristlecone pine owes its great age to hardship. On cold, dry slopes it grows slowly, and slow growth makes its wood so dense that insects and rot can hardly ______ it. Some of the trees that stand there today were already growing when the great pyramids of Egypt were built. Bristlecones on milder, wetter ground tend to grow faster and to die younger. Their wood is softer, and fungi soon get into the heart of it.</p>',
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
    right: 'penetrate',
    wrong: [
      {
        html: 'fertilize',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'Pines and soil make one think of feeding, but rot and insects do harm; to fertilize the wood is not in question.',
      },
      {
        html: 'preserve',
        misconception: 'rw-opposite-of-clue',
        why: 'Dense wood keeps the enemies of the tree out; it is not they who would preserve it.',
      },
      {
        html: 'interrupt',
        misconception: 'rw-near-word',
        why: 'Both words have to do with breaking in, but one interrupts a talk or a process, not dense wood.',
      },
    ],
    evidence: ['slow growth makes its wood so dense that insects and rot can hardly'],
    explanation:
      '<strong>Plan:</strong> Words in context. Cover the options, find the clue near the blank, and put a plain word of your own there first.</p><p>Dense wood is hard to enter: “so dense that insects and rot can hardly” get into it.',
  },
  {
    id: 'sat-reading-writing/words-in-context-10',
    skill: 'rw-words-in-context',
    difficulty: 'Medium',
    b: 0.1,
    seconds: 60,
    text: '<p>When the archive opened the sealed boxes, researchers hoped for secrets. The boxes had been closed by a duchess in 1811, with orders that no one was to look into them for two hundred years. Three historians and a notary were present when the seals were cut. What they found was ______: laundry lists, receipts for candles, a note about a lost umbrella. Only slowly did they understand that no other source told them so much about daily life.</p>',
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
    right: 'mundane',
    wrong: [
      {
        html: 'sensational',
        misconception: 'rw-opposite-of-clue',
        why: 'Secrets are what the researchers hoped for, but laundry lists and receipts for candles are the contrary of sensational.',
      },
      {
        html: 'fraudulent',
        misconception: 'rw-sounds-right-wrong-charge',
        why: 'Sealed boxes may raise suspicion, but nothing suggests that the papers were false; laundry lists and receipts are merely ordinary.',
      },
      {
        html: 'confidential',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'Boxes that were sealed may hold confidential things, but a note about a lost umbrella keeps nothing from anyone.',
      },
    ],
    evidence: ['laundry lists, receipts for candles, a note about a lost umbrella'],
    explanation:
      '<strong>Plan:</strong> Words in context. Ask what the rest of the sentence says about the word, and whether it praises, blames, or does neither.</p><p>“laundry lists, receipts for candles, a note about a lost umbrella” are everyday things.',
  },
  {
    id: 'sat-reading-writing/words-in-context-11',
    skill: 'rw-words-in-context',
    difficulty: 'High',
    b: 1.1,
    seconds: 70,
    text: '<p>Champions of the new bridge spoke of it as inevitable, as if rivers had always been waiting for steel. Their speeches at the opening went from the first ford to the last rivet as though nothing in between could have turned out otherwise, and the newspapers printed these as history. The engineer’s notebooks tell a more ______ story. Twice the bank withdrew, once the river took the piers, and the final design was a compromise adopted by a single vote.</p>',
    stem: 'Which choice completes the text with the most logical and precise word or phrase?',
    right: 'contingent',
    wrong: [
      {
        html: 'predestined',
        misconception: 'rw-opposite-of-clue',
        why: 'Champions of the bridge did speak of it as inevitable, but what is adopted “by a single vote” was not bound to happen.',
      },
      {
        html: 'technical',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'An engineer’s notebooks may be expected to be technical, but these tell of banks, a river, and a vote.',
      },
      {
        html: 'disgraceful',
        misconception: 'rw-sounds-right-wrong-charge',
        why: 'Setbacks may sound like failures, but banks that withdraw and a compromise are no disgrace, and the author implies none.',
      },
    ],
    evidence: ['spoke of it as inevitable', 'a compromise adopted by a single vote'],
    explanation:
      '<strong>Plan:</strong> Words in context. Look for the words nearby that define, contrast, or illustrate the one you need.</p><p>The champions called the bridge “inevitable”; the notebooks show that it hung on chance and on “a compromise adopted by a single vote.”',
  },
  {
    id: 'sat-reading-writing/words-in-context-12',
    skill: 'rw-words-in-context',
    difficulty: 'Low',
    b: -0.7,
    seconds: 55,
    text: '<p>The following text is from <em>Hollin Moor</em>, a novel in the manner of the 1890s written for Fourfold.</p><p>The doctor had a bedside manner for every patient but himself. When the fever took him, he would neither lie down nor be quiet, and he entertained so low an opinion of physicians that his wife was obliged to send for one in secret. He discovered it on the third day, from the color of the medicine, and sulked.</p>',
    stem: 'As used in the text, what does the word “entertained” most nearly mean?',
    right: 'Held',
    wrong: [
      {
        html: 'Amused',
        misconception: 'rw-right-word-wrong-sense',
        why: 'A guest is entertained in this sense, that is, amused, but nobody amuses an opinion; the doctor has it.',
      },
      {
        html: 'Healed',
        misconception: 'rw-topic-word-wrong-logic',
        why: 'Doctors and fever belong to healing, but an opinion cannot be healed; he simply had a low one of physicians.',
      },
      {
        html: 'Denied',
        misconception: 'rw-opposite-of-clue',
        why: 'To deny fits a stubborn patient, but the opinion is one that he has; he does not deny it.',
      },
    ],
    evidence: ['so low an opinion of physicians that his wife was obliged to send for one in secret'],
    explanation:
      '<strong>Plan:</strong> Words in context. Cover the options, find the clue near the blank, and put a plain word of your own there first.</p><p>To entertain “so low an opinion of physicians” is to have that opinion, so low that a physician must be sent for “in secret.”',
  },
]
