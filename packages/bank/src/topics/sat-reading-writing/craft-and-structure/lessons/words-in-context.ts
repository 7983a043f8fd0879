import { lesson, markedText, text } from '#kit'

export const wordsInContext = lesson({
  idea: '<p>If a friend says, “It was ______ out there; I wore two coats,” you know the missing word means “cold” before anybody offers you a choice. The coats have told you. A text with a blank always has such coats: words nearby that say what the blank must mean.</p><p>So these questions are less about rare words than about clues. First find out what the blank means. Only then look for a word that means it.</p>',
  figure: markedText(
    'The judge was [[far from|turns the meaning around]] [[______|so the blank means: open about feelings]]: [[her face showed nothing,|the clue]] [[and even her clerks never learned what she thought|the clue again, in other words]].',
    'A blank, its clues, and a word that turns them around',
  ),
  words: [
    { word: 'context', meaning: 'The words around a word that show what it means here.' },
    { word: 'clue', meaning: 'Words that define the blank: an example, a contrast, a cause, or a restatement.' },
    { word: 'precise', meaning: 'Exactly fitting: neither too strong nor too weak.' },
    { word: 'tone', meaning: 'Whether a word praises, blames, or stays neutral.' },
    { word: 'turning word', meaning: 'A word that reverses the direction: <i>although, hardly, far from, unlike</i>.' },
  ],
  rule: '<ol><li>Cover the choices.</li><li>Underline the clue and circle any turning word.</li><li>Put a plain word of your own into the blank.</li><li>Choose the option nearest to <em>your</em> word in meaning, strength, and tone.</li></ol><p>If a word is given and its meaning is asked, make the word itself the blank and do the same.</p>',
  use: '<p>The text has a blank and asks for the <i>most logical and precise word</i>, or it asks what a word <i>most nearly means</i> as used in the text.</p>',
  avoid:
    '<p>Do not choose a word because it often goes with the topic: <i>erupt</i> with volcanoes, <i>harsh</i> with critics. And do not drop a choice because you do not know it; test the ones that you know first.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>The path across the marsh is <span class="blank">______</span>: after every storm some of its planks are gone, and nobody can say whether it will hold next time.</p><p>Which choice completes the text with the most logical and precise word or phrase?</p><ul><li>unreliable</li><li>scenic</li><li>ancient</li><li>crowded</li></ul>',
      covers: ['most logical and precise word or phrase'],
      steps: [
        {
          do: 'Find the clue. After the colon: planks are gone, nobody knows <i>whether it will hold</i>.',
          why: 'A colon explains what stands before it, so the clue defines the blank.',
        },
        { do: 'Own word: “not to be trusted.”', why: 'A plain phrase is enough. It need not be elegant.' },
        {
          do: 'Nearest choice: <b>unreliable</b>.',
          why: 'A marsh path may well be scenic or ancient, but no word in the text says so.',
        },
      ],
      answer: text('unreliable'),
    },
    {
      level: 'Next',
      asks: '<p>Although the first reviews of the opera were <span class="blank">______</span>, audiences loved it from the start: every seat was sold for weeks.</p><p>Which choice completes the text with the most logical and precise word or phrase?</p><ul><li>unfavorable</li><li>enthusiastic</li><li>musical</li><li>savage</li></ul>',
      covers: ['most logical and precise word or phrase'],
      steps: [
        {
          do: 'Clue: <i>audiences loved it</i>. Turning word: <i>Although</i>.',
          why: '<i>Although</i> sets the reviews against the love of the audiences.',
        },
        {
          do: 'So the reviews did the opposite of loving it. Own word: “negative.”',
          why: 'Without <i>Although</i> you would need “positive.” One word turns everything.',
        },
        {
          do: '<i>Enthusiastic</i> misses the turn. <i>Musical</i> only fits the topic.',
          why: 'The first is the exact opposite; the second has nothing to do with the clue.',
        },
        {
          do: '<i>Savage</i> has the right direction but is far stronger than the text allows. The precise word is <b>unfavorable</b>.',
          why: 'Nothing in the text says that the reviews were cruel.',
        },
        {
          do: 'The same at exam level: <i>The diary proves anything but ______: prices are doubled, storms invented.</i> The clue says “full of untruths,” <i>anything but</i> turns it around, so <i>trustworthy</i> fits and <i>fanciful</i> does not.',
          why: '<i>Fanciful</i> fits the clue itself and forgets the turn. <i>Anything but</i> means “not at all.”',
        },
      ],
      answer: text('unfavorable'),
    },
    {
      level: 'Exam level',
      asks: '<p>The committee received the engineer’s plan coolly. One member conceded that the design was elegant, but all agreed that a bridge without a single support in the river would never bear a train.</p><p>As used in the text, what does the word “conceded” most nearly mean?</p><ul><li>Admitted</li><li>Surrendered</li><li>Boasted</li><li>Doubted</li></ul>',
      covers: ['most nearly mean'],
      steps: [
        {
          do: 'Make the word a blank: <i>One member ______ that the design was elegant, but all agreed that …</i>',
          why: 'Now it is the same task as before.',
        },
        {
          do: 'Clues: received <i>coolly</i>; <i>but</i> all agreed it would fail. So a critic grants one good point. Own word: “granted.”',
          why: '<i>But</i> shows that the praise goes against the general view.',
        },
        {
          do: '<i>Surrendered</i> is a meaning that the word has elsewhere, as in <i>conceded the match</i>. Nobody gives up here.',
          why: 'The most familiar sense of a word is often the bait.',
        },
        {
          do: '<i>Boasted</i> has the wrong tone, <i>Doubted</i> the wrong direction. The answer is <b>Admitted</b>.',
          why: 'Put it back: <i>One member admitted that the design was elegant, but …</i> The text still says the same.',
        },
      ],
      answer: text('Admitted'),
    },
  ],
  tryIt: {
    asks: '<p>Unlike her earlier novels, which were widely discussed, the writer’s last book was almost entirely <span class="blank">______</span>: not one newspaper mentioned it.</p><p>Which choice completes the text with the most logical and precise word or phrase?</p>',
    steps: [
      {
        ask: 'Which words are the clue that defines the blank?',
        answer: { choose: ['not one newspaper mentioned it', 'the writer’s last book', 'her earlier novels'] },
        slips: [
          { choice: 1, says: 'That is what the blank is about. What is said about the book?' },
          { choice: 2, says: 'They are the contrast. Look after the colon for what happened to the last book.' },
        ],
        done: 'After the colon: <i>not one newspaper mentioned it</i>.',
      },
      {
        ask: 'Which plain word fits?',
        answer: { choose: ['unnoticed', 'famous', 'hated'] },
        slips: [
          {
            choice: 1,
            says: 'That fits the earlier novels. <i>Unlike</i> turns it around.',
            misconception: 'rw-opposite-of-clue',
          },
          {
            choice: 2,
            says: 'Nobody wrote anything bad. Nobody wrote anything.',
            misconception: 'rw-sounds-right-wrong-charge',
          },
        ],
        done: 'Own word: “unnoticed.”',
      },
      {
        ask: 'Which choice is nearest to it?',
        like: 3,
        answer: { choose: ['overlooked', 'celebrated', 'condemned', 'printed'] },
        slips: [
          { choice: 1, says: 'This is the opposite of what the clue says.', misconception: 'rw-opposite-of-clue' },
          {
            choice: 2,
            says: 'This blames the book, but the clue speaks of silence.',
            misconception: 'rw-sounds-right-wrong-charge',
          },
          { choice: 3, says: 'It goes with books, but not with the clue.', misconception: 'rw-topic-word-wrong-logic' },
        ],
        done: '<b>overlooked</b>: not noticed by anyone.',
      },
    ],
    answer: text('overlooked'),
  },
  trap: '<p>Missing a small turning word. <i>Hardly, far from, anything but, no less, unlike</i>: each turns the blank around, and the wrong choice for readers who miss it is always there. Circle them first.</p>',
  check:
    '<p>Read the text with your word in place. Then cover the clue and ask whether the blank still has to mean this. If it does not, you used the right clue. If the word fits only because of the topic, look again.</p>',
  mends: {
    'rw-right-word-wrong-sense': [2, 2],
    'rw-sounds-right-wrong-charge': [1, 3],
    'rw-opposite-of-clue': [1, 4],
    'rw-topic-word-wrong-logic': [0, 2],
    'rw-fits-blank-not-clue': [0, 2],
    'rw-near-word': [1, 3],
    'rw-half-right': [2, 3],
  },
})
