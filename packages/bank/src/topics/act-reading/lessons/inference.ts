import { lesson, markedText, text } from '#kit'

export const inference = lesson({
  idea: '<p>In fresh snow there are footprints from the gate to the door, and none back. You have not seen anybody, but you know that somebody is inside. You put two things together and took one short step.</p><p>“Suggests,” “implies,” and “can be inferred” ask for such a step. The passage does not say it, but what it does say leaves little room for anything else. The right answer is close to the text. It often feels almost too small.</p>',
  figure: markedText(
    '[[“I never read the reviews,” said the actor,|what he claims]] [[folding the newspaper so that page three lay on top.|what he does]]',
    'Two details that do not fit together: the inference lies between them (he does care what is written about him)',
  ),
  words: [
    { word: 'infer', meaning: 'What a reader does: to conclude what is not said.' },
    { word: 'imply, suggest', meaning: 'What a text does: to let you know without saying.' },
    { word: 'figurative', meaning: 'Not meant at its word: <i>the news hit me like a door</i>.' },
    { word: 'literal', meaning: 'Meant at its word.' },
  ],
  rule: '<ol><li>Go to the lines and say what they state.</li><li>Is it a comparison? Then ask: alike in which respect?</li><li>Take one step and say it yourself.</li><li>Test: “This must be so, because the passage says …” If you need a second <em>because</em> of your own, the option goes too far.</li></ol>',
  use: '<p>The question says <i>suggests</i>, <i>implies</i>, <i>can reasonably be inferred</i>, or asks what a remark or a comparison means.</p>',
  avoid:
    '<p>If it says <i>According to the passage</i>, do not conclude anything: find it. And leave out what is usually true of such people or places.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>The new teacher asked who had read the story. Eleven hands went up. She asked what the dog in it was called. Nine hands went down.</p><p>It can reasonably be inferred that most of those who first raised their hands:</p><ul><li>did not like stories about animals.</li><li>were afraid of the new teacher.</li><li>had not read the story, or not closely.</li></ul>',
      covers: ['inferred'],
      steps: [
        {
          do: 'Stated: eleven say that they have read it; nine of them cannot, or will not, name the dog.',
          why: 'First the facts, without any guess.',
        },
        {
          do: 'Put together: a claim, and a test that it fails.',
          why: 'Where words and deeds part, there is something to infer.',
        },
        {
          do: 'One step: they <b>had not read the story, or not closely.</b>',
          why: 'Fear and dislike may exist, but no word in the text speaks of them.',
        },
      ],
      answer: text('had not read the story, or not closely.'),
    },
    {
      level: 'Next',
      asks: '<p>For forty years Mr. Havel had wound the town clock, and for forty years the town had set its watches by it. On the day it stopped, people stood in the square and looked up “like patients,” my mother said, “whose doctor has sneezed.”</p><p>The comparison implies that the people in the square were:</p><ul><li>worried that Mr. Havel had fallen ill.</li><li>amused by the sound that the clock had made.</li><li>angry, because Mr. Havel had neglected his work.</li><li>uneasy, because something they relied on had shown a weakness.</li></ul>',
      covers: ['implies', 'imply'],
      steps: [
        {
          do: 'It is a comparison: nobody is really a patient, and nobody sneezes.',
          why: 'So options about illness and sounds take it at its word.',
        },
        {
          do: 'Alike in which respect? Patients rely on the doctor’s health. The town relied on the clock: it <i>had set its watches by it</i>.',
          why: 'The sentence before the comparison says what the two have in common.',
        },
        {
          do: 'What does such a patient feel? Not anger. A small worry: even <em>this</em> can fail.',
          why: 'The feeling must fit both halves of the comparison.',
        },
        {
          do: 'So they were <b>uneasy, because something they relied on had shown a weakness.</b>',
          why: 'Both halves of the option can be found: the reliance and the weakness.',
        },
      ],
      answer: text('uneasy, because something they relied on had shown a weakness.'),
    },
    {
      level: 'Exam level',
      asks: '<p>When the survey crew reached the valley, they found that the map they had been sent to correct was exact, down to the single oak. “Who drew this?” asked the leader. The innkeeper pointed with his chin at an old woman shelling peas. The leader laughed, and then stopped, because nobody else had. In the final report the crew’s work is called “confirmation of existing local material.”</p><p>The last sentence most strongly suggests that the crew:</p><ul><li>used the old map without naming the woman who had drawn it.</li><li>used the old map after correcting several of its errors.</li><li>never believed that the woman had drawn the map.</li><li>were ashamed of having laughed at the woman.</li></ul>',
      covers: ['suggests', 'suggest that'],
      steps: [
        {
          do: 'Stated: the report says <i>confirmation of existing local material</i>.',
          why: 'The question is about this sentence. Stay with it.',
        },
        {
          do: '“Confirmation”: they changed nothing. “Local material”: the map, but no name and no person.',
          why: 'What a text leaves out can say as much as what it puts in.',
        },
        {
          do: 'Test the options. “After correcting several errors” fails: the map was <i>exact</i>. “Never believed” fails: the leader <i>stopped</i> laughing. “Ashamed” needs a step that this sentence does not give.',
          why: 'Two of them begin well and end wrong.',
        },
        {
          do: 'What is left: the crew <b>used the old map without naming the woman who had drawn it.</b>',
          why: 'Each word of it rests on the report or on the scene.',
        },
      ],
      answer: text('used the old map without naming the woman who had drawn it.'),
    },
  ],
  tryIt: {
    asks: '<p>Whenever the board of the orchestra spoke of saving money, the musicians watched the second oboist, who had been there longest, “the way sailors watch the rats.” As long as he went on ordering new reeds, nobody wrote applications.</p><p>The comparison implies that the musicians:</p>',
    steps: [
      {
        ask: 'Why do sailors watch the rats on a ship?',
        like: 1,
        answer: {
          choose: [
            'Rats are said to leave first when a ship is in danger',
            'Rats eat the food on board',
            'Rats carry diseases',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'True in life, but ask what the rats <em>tell</em> the sailors.',
            misconception: 'ar-common-sense-over-text',
          },
          {
            choice: 2,
            says: 'True in life, but it has nothing to do with watching for a sign.',
            misconception: 'ar-common-sense-over-text',
          },
        ],
        done: 'The rats are a sign: if they leave, there is danger.',
      },
      {
        ask: 'In which respect is the oboist like the rats?',
        answer: {
          choose: ['What he does shows whether there is danger', 'Nobody likes him', 'He is about to leave'],
        },
        slips: [
          {
            choice: 1,
            says: 'The text says nothing of liking. Do not take the comparison at its word.',
            misconception: 'ar-literal-for-figurative',
          },
          { choice: 2, says: 'He goes on ordering reeds, so he means to stay.', misconception: 'ar-reversed' },
        ],
        done: 'He has been there longest, so the others read his behavior as a sign.',
      },
      {
        ask: 'What does the comparison imply about the musicians?',
        like: 3,
        answer: {
          choose: [
            'They took his behavior as a sign of whether their jobs were safe.',
            'They wanted him to leave the orchestra before they did.',
            'They were certain that the orchestra would be closed.',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'They watch him; nothing says what they want him to do.',
            misconception: 'ar-outside-the-text',
          },
          { choice: 2, says: 'They are watching, so they do not know yet.', misconception: 'ar-extreme-wording' },
        ],
        done: '<b>They took his behavior as a sign of whether their jobs were safe.</b>',
      },
    ],
    answer: text('They took his behavior as a sign of whether their jobs were safe.'),
  },
  trap: '<p>A leap in the right direction. From “stopped laughing” to “was ashamed,” from “uneasy” to “terrified,” from “some” to “all.” The step must be short enough that the text itself carries you.</p>',
  check:
    '<p>Say “This must be so, because the passage says …” and read the words aloud. Then try to imagine that the words are true and your option is false. If that is easy, it does not follow.</p>',
  mends: {
    'ar-half-right': [2, 2],
    'ar-literal-for-figurative': [1, 0],
    'ar-common-sense-over-text': [0, 2],
    'ar-extreme-wording': [2, 2],
    'ar-wrong-tone': [1, 2],
    'ar-wrong-part-of-passage': [2, 0],
    'ar-outside-the-text': [0, 2],
    'ar-invented-cause': [0, 2],
    'ar-swaps-people': [2, 2],
    'ar-echoed-words': [2, 1],
    'ar-mixes-up-passages': [2, 0],
    'ar-quoted-view-for-author': [2, 2],
    'ar-reversed': [2, 2],
    'ar-too-broad': [2, 3],
    'ar-true-but-not-asked': [2, 0],
    'ar-too-weak': [2, 3],
  },
})
