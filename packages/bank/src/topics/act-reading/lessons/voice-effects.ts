import { lesson, markedText, text } from '#kit'

export const voiceEffects = lesson({
  idea: '<p>Two friends describe the same teacher. One says, “She is strict.” The other says, “She once sent back a birthday card with the commas corrected.” The second has told you more, and let you smile, without a single word of judgment.</p><p>Some questions ask what you have been told in that way: what remarks show about the person who makes them, what effect a sentence has on the reader, or as what a thing is presented.</p>',
  figure: markedText(
    'The elevator [[considered|a person’s verb]] our weight, [[sighed|a person’s verb]], and [[decided|a person’s verb]] in favor of the third floor.',
    'A machine presented as though it were a tired person',
  ),
  words: [
    { word: 'effect', meaning: 'What a sentence does to the reader: amuse, warn, surprise, cast doubt.' },
    { word: 'understatement', meaning: 'Saying much less than is the case: <i>a little wet</i> for a flood.' },
    { word: 'personification', meaning: 'Speaking of a thing as if it were a person.' },
    { word: 'show to be', meaning: 'To let the reader see what somebody is like.' },
  ],
  rule: '<ol><li>Say the plain fact without the manner: what is told?</li><li>Look at the manner: which word would you not have expected?</li><li>Ask what it adds: a smile, a doubt, a feeling, a judgment.</li><li>For a person: what do the remarks have in common? For a thing: which verbs or nouns does it get?</li><li>For somebody’s view with <i>because</i>: find the sentence in which that person gives the reason.</li></ol>',
  use: '<p>The question says <i>has the effect of</i>, <i>adds a note of</i>, <i>show her to be</i>, <i>is presented as</i>, or asks why somebody in the passage thinks so.</p>',
  avoid: '<p>If it asks for the tone or the attitude of the whole, collect words from all of it.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>“A saw is a friend if you let it work,” said Aunt Wanda. “Your cousin pushes. Look at his thumb. And the glue does not care that you are in a hurry; I never met a glue that did.”</p><p>Aunt Wanda’s remarks show her to be:</p><ul><li>a patient teacher with a dry sense of humor.</li><li>angry with a pupil who does not listen.</li><li>proud of what her family has built.</li></ul>',
      covers: ['show her to be'],
      steps: [
        {
          do: 'Plain facts: let the saw work; do not push; wait for the glue.',
          why: 'All three are advice, and all three say: take your time.',
        },
        {
          do: 'Manner: a saw as a <i>friend</i>, a glue that <i>does not care</i>, the cousin’s thumb.',
          why: 'Jokes, told without a laugh.',
        },
        {
          do: 'In common: patience and dry jokes. So she is <b>a patient teacher with a dry sense of humor.</b>',
          why: 'Both halves can be found. For anger or pride there is no word.',
        },
      ],
      answer: text('a patient teacher with a dry sense of humor.'),
    },
    {
      level: 'Next',
      asks: '<p>The company’s first submarine was tested in May. The engineers had thought of everything: pumps, lamps, a spare lamp. “It would be pleasant to add,” the report goes on, “that they had thought of the hatch.”</p><p>The sentence from the report has the effect of:</p><ul><li>praising the engineers for their care.</li><li>telling of a failure by way of a polite understatement.</li><li>warning the reader of dangers under water.</li><li>expressing anger at the waste of money.</li></ul>',
      covers: ['has the effect of'],
      steps: [
        {
          do: 'The plain fact: they had forgotten the hatch, so the test went wrong.',
          why: 'What it “would be pleasant to add” is what cannot be added.',
        },
        {
          do: 'The manner: <i>It would be pleasant</i>. A small polite word for a large disaster.',
          why: 'The gap between the word and the thing is what makes you smile.',
        },
        {
          do: 'Praise stands before it (<i>thought of everything</i>) and is taken back here. Danger and anger would need other words.',
          why: 'The effect belongs to this sentence, not to the one before.',
        },
        {
          do: 'So the effect is that of <b>telling of a failure by way of a polite understatement.</b>',
          why: 'Fact and manner are both in the option.',
        },
      ],
      answer: text('telling of a failure by way of a polite understatement.'),
    },
    {
      level: 'Exam level',
      asks: '<p>Winter did not leave our village that year; it was talked out of it. In March it agreed to go as far as the river. In April it came back for something it had forgotten. “People say that spring drives it out,” said the postman, who walked the hills. “Nothing is driven out up there. It goes when it has no more to do.”</p><p>The passage presents winter as though it were:</p><ul><li>an enemy that is beaten in a battle.</li><li>a guest who leaves slowly and only when ready.</li><li>a thief who comes back for more.</li><li>a worker who is paid to stay.</li></ul>',
      covers: ['as though it were', 'as something that', 'because she thinks', 'because the word', 'presents her'],
      steps: [
        {
          do: 'Collect the verbs: it is <i>talked out of it</i>, <i>agreed to go</i>, <i>came back for something it had forgotten</i>, goes when <i>it has no more to do</i>.',
          why: 'The verbs say which kind of person the thing is made into.',
        },
        {
          do: 'In common: somebody who is in no hurry and decides for himself. One coaxes a guest like that.',
          why: 'One verb could mislead; four in a row do not.',
        },
        {
          do: 'Driving out is what <i>people say</i>, and the postman disagrees, because he thinks that <i>nothing is driven out up there</i>. A thief takes; this one only fetches what was <i>forgotten</i>. Pay is not mentioned.',
          why: 'Keep the views apart: the enemy belongs to other people.',
        },
        {
          do: 'So it is presented as <b>a guest who leaves slowly and only when ready.</b>',
          why: 'It fits the narrator’s verbs and the postman’s sentence.',
        },
      ],
      answer: text('a guest who leaves slowly and only when ready.'),
    },
  ],
  tryIt: {
    asks: '<p>The committee met eleven times to choose a motto for the town. After the eleventh meeting the members announced that they had made progress: they were now agreed on the comma.</p><p>The last words of the passage have the effect of:</p>',
    steps: [
      {
        ask: 'What is the plain fact?',
        answer: {
          choose: ['After eleven meetings there is no motto', 'The motto is finished', 'The members like commas'],
        },
        slips: [
          {
            choice: 1,
            says: 'They agree on one comma. Where are the words?',
            misconception: 'ar-extreme-wording',
          },
          { choice: 2, says: 'That takes the joke at its word.', misconception: 'ar-literal-for-figurative' },
        ],
        done: 'Eleven meetings, and no motto yet.',
      },
      {
        ask: 'Which word does not fit that fact?',
        answer: { choose: ['progress', 'meetings', 'town'] },
        slips: [
          { choice: 1, says: 'There really were meetings. Which word is too large for what was done?' },
          { choice: 2, says: 'It is a plain word. Look for one that praises.' },
        ],
        done: '<i>Progress</i> is a large word for one comma.',
      },
      {
        ask: 'So the last words have the effect of:',
        like: 3,
        answer: {
          choose: [
            'making fun of how little was achieved.',
            'showing respect for careful work.',
            'making the reader angry at the town.',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'The members might say so. The comma shows what the author thinks.',
            misconception: 'ar-quoted-view-for-author',
          },
          { choice: 2, says: 'Nothing here hurts anybody. The manner is light.', misconception: 'ar-wrong-tone' },
        ],
        done: '<b>making fun of how little was achieved.</b>',
      },
    ],
    answer: text('making fun of how little was achieved.'),
  },
  trap: '<p>The plain fact alone. “They had forgotten the hatch” is true and is not the effect. The effect lies in the distance between the fact and the words that were chosen for it.</p>',
  check:
    '<p>Say the same thing in the dullest words you can find. What is gone now? That was the effect, and your option must name it.</p>',
  mends: {
    'ar-half-right': [1, 2],
    'ar-wrong-tone': [1, 1],
    'ar-literal-for-figurative': [2, 1],
    'ar-quoted-view-for-author': [2, 2],
    'ar-extreme-wording': [0, 2],
  },
})
