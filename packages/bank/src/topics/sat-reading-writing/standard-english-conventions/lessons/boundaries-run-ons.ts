import { lesson, markedText, text } from '#kit'

export const runOns = lesson({
  idea: '<p>Every complete sentence is a finished package: somebody or something, and what it does. When two packages arrive glued together, the reader cannot tell where the first one ends. A comma is a thin string. It can hold a small part to a sentence, but it cannot hold two whole sentences together.</p><p>The error is easy to miss because it sounds natural. In speech, your voice marks the end of a sentence by itself. On paper, only the mark does.</p>',
  figure: markedText(
    '[[The rain stopped|a complete sentence: subject <i>rain</i>, verb <i>stopped</i>]][[, so|the joint: a comma and a joining word together]] [[the game went on|a second complete sentence: subject <i>game</i>, verb <i>went</i>]].',
    'Two sentences and the joint between them',
  ),
  words: [
    { word: 'run-on', meaning: 'Two sentences with no mark between them: <i>It rained we left.</i>' },
    { word: 'comma splice', meaning: 'Two sentences joined by a comma alone: <i>It rained, we left.</i>' },
    { word: 'coordinating conjunction', meaning: 'A small joining word: <i>for, and, nor, but, or, yet, so</i>.' },
    {
      word: 'subordinating conjunction',
      meaning: 'A word that makes a clause lean on another: <i>because, although, when, if, while</i>.',
    },
  ],
  rule: '<p>Between two complete sentences write one of these:</p><ol><li>a period: <i>It rained. We left.</i></li><li>a semicolon: <i>It rained; we left.</i></li><li>a comma <b>and</b> a coordinating conjunction: <i>It rained, so we left.</i></li></ol><p>Or make one side lean: <i>Because it rained, we left.</i></p>',
  use: '<p>Check for this first whenever a choice has a bare comma or no mark at all. It is the most common wrong answer in questions about boundaries.</p>',
  avoid:
    '<p>One subject with two verbs is not two sentences. In <i>The cat stretched and went back to sleep</i>, nothing stands before <i>went</i> but <i>and</i>, so no comma is needed.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>Maya wanted to paint the kitchen <span class="blank">______</span> preferred white.</p><ul><li>yellow, but Jonah</li><li>yellow, Jonah</li><li>yellow Jonah</li><li>yellow, but it was Jonah</li></ul>',
      covers: ['rw-comma-splice', 'rw-run-on', 'rw-extra-finite-verb'],
      steps: [
        {
          do: 'Left: <i>Maya wanted to paint the kitchen yellow</i>. Right: <i>Jonah preferred white</i>. Both are sentences.',
          why: 'Each side has its own subject and its own full verb: <i>Maya wanted</i>, <i>Jonah preferred</i>.',
        },
        {
          do: '<i>yellow Jonah</i> has no joint, and <i>yellow, Jonah</i> has only a comma. Both are out.',
          why: 'The first is a run-on, the second a comma splice.',
        },
        {
          do: 'In <i>it was Jonah preferred white</i> stand two full verbs, <i>was</i> and <i>preferred</i>, and no word joins them. A comma before the joining word is enough: <b>yellow, but Jonah</b>.',
          why: 'The joining word begins the second part, so the comma that ends the first part stands in front of it.',
        },
      ],
      answer: text('yellow, but Jonah'),
    },
    {
      level: 'Next',
      asks: '<p>A honeybee that finds food returns to the hive and <span class="blank">______</span> dance tells the other bees how far to fly and in which direction.</p><ul><li>dances. The</li><li>dances, the</li><li>dances the</li><li>dances, which the</li></ul>',
      covers: ['rw-comma-splice', 'rw-run-on'],
      steps: [
        {
          do: 'Left: the subject is <i>A honeybee</i>; it has two verbs, <i>returns</i> and <i>dances</i>. A sentence.',
          why: '<i>That finds food</i> only tells which bee. It is not the main part.',
        },
        {
          do: 'Right: <i>The dance tells the other bees how far to fly …</i> has a new subject, <i>dance</i>, and a verb, <i>tells</i>. A sentence.',
          why: 'A new subject with its own verb is the signal that a new sentence has begun.',
        },
        {
          do: '<i>dances, the</i> is a splice, <i>dances the</i> a run-on. In <i>dances, which the dance tells</i> the word <i>which</i> has nothing to do.',
          why: 'Putting in <i>which</i> helps only if it takes over the place of the subject: <i>which tells the other bees</i>.',
        },
        {
          do: 'The period is left: <b>dances. The</b>',
          why: 'A period is always strong enough between two sentences.',
        },
      ],
      answer: text('dances. The'),
    },
    {
      level: 'Exam level',
      asks: '<p>Early bicycles had solid tires and no <span class="blank">______</span> a ride over cobblestones shook the rider so hard that people called the machines boneshakers.</p><p>Which choice completes the text so that it conforms to the conventions of Standard English?</p><ul><li>springs, and</li><li>springs,</li><li>springs and</li><li>springs, and because</li></ul>',
      covers: ['rw-comma-splice', 'rw-mark-and-conjunction', 'rw-dependent-stands-alone'],
      steps: [
        {
          do: 'Left: <i>Early bicycles had solid tires and no springs</i>: a sentence.',
          why: 'The first <i>and</i> joins two things that bicycles had. It does not end anything.',
        },
        {
          do: 'Right: <i>a ride over cobblestones shook the rider …</i> has the subject <i>ride</i> and the verb <i>shook</i>: a sentence.',
          why: 'Skip <i>over cobblestones</i> to see subject and verb side by side.',
        },
        {
          do: '<i>springs,</i> is a splice. <i>springs and</i> has the joining word but no comma, so <i>springs and a ride</i> reads like one more thing that bicycles lacked.',
          why: 'Between two full sentences the comma and the joining word come together.',
        },
        {
          do: '<i>and because</i> promises a main clause that never comes. The answer is <b>springs, and</b>',
          why: 'One joint is enough. A second joining word makes the right side lean on nothing.',
        },
      ],
      answer: text('springs, and'),
    },
  ],
  tryIt: {
    asks: '<p>The potter who runs the studio opens the kiln at dawn and checks each <span class="blank">______</span> bowls with cracks go back into the clay bin.</p><ul><li>shelf. The</li><li>shelf, the</li><li>shelf the</li></ul>',
    steps: [
      {
        ask: 'What is the subject of <i>opens</i> and <i>checks</i>?',
        answer: { choose: ['The potter', 'the studio', 'the kiln'] },
        slips: [
          {
            choice: 1,
            says: '<i>Who runs the studio</i> only tells which person is meant. Take it out and look again.',
          },
          { choice: 2, says: 'The kiln is what is opened. Who opens it?' },
        ],
        done: '<i>The potter … opens … and checks each shelf</i>: a complete sentence.',
      },
      {
        ask: 'What is the subject of <i>go back</i>?',
        answer: { choose: ['the bowls', 'cracks', 'the potter'] },
        slips: [
          { choice: 1, says: '<i>With cracks</i> describes something. What goes back into the bin?' },
          { choice: 2, says: 'The verb is <i>go</i>, and what goes stands right after the blank.' },
        ],
        done: '<i>The bowls … go back into the clay bin</i>: a new subject with its own verb, so a second sentence.',
      },
      {
        ask: 'Which choice joins them correctly?',
        like: 3,
        answer: { choose: ['shelf. The', 'shelf, the', 'shelf the'] },
        slips: [
          {
            choice: 1,
            says: 'A comma alone is too weak between two sentences.',
            misconception: 'rw-comma-splice',
          },
          { choice: 2, says: 'Nothing shows where the first sentence ends.', misconception: 'rw-run-on' },
        ],
        done: '<b>shelf. The</b>: two sentences, and a period between them.',
      },
    ],
    answer: text('shelf. The'),
  },
  trap: '<p>Thinking that short sentences may share a comma. <i>It was late, we left</i> is a splice, even though its halves have only three words and two. Length does not matter; a subject with a full verb does.</p>',
  check:
    '<p>Read your answer with a period in place of the comma. If both halves still work as sentences, the comma needs help: <i>and, but, or, so, yet, for,</i> or <i>nor</i> right after it.</p>',
  mends: {
    'rw-run-on': [0, 1],
    'rw-comma-splice': [1, 2],
    'rw-mark-and-conjunction': [2, 3],
    'rw-extra-finite-verb': [0, 2],
    'rw-dependent-stands-alone': [2, 3],
  },
})
